// Single localizations of the part in view, where the view is so near that pixels would be squares.
import { colorAt, hueAt, type Rgb } from "../pure/colors";
import { clamp } from "../pure/viewport";
import type { Stage } from "./stage";

export interface Points {
  /** Places in um from the corner of the picture. */
  x: Float64Array;
  y: Float64Array;
  /** Standard deviations of the places, um. */
  precision: Float64Array;
  /** Hues from 0 to 1; null if there are none. */
  hue: Float64Array | null;
  /** Words for each localization. */
  about: (k: number) => string;
}

export type Region = [number, number, number, number];
/** Loads the localizations of a region; null if there are too many. */
export type PointSource = (region: Region, signal: AbortSignal) => Promise<Points | null>;

/** The least width of a pixel of the finest level on the screen. */
const MIN_PIXEL = 2.5;
const QUIET_MS = 120, MIN_RADIUS = 4, HUES = 32, SPRITE = 96, GRID = 24;

export class PointLayer {
  private loaded: { region: Region; points: Points | null } | null = null;
  private wanted: Region | null = null;
  private abort: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sprites: HTMLCanvasElement[] = [];

  constructor(private readonly stage: Stage, private readonly failed: (error: unknown) => void) {}

  clear(): void {
    clearTimeout(this.timer);
    this.abort?.abort();
    this.loaded = this.wanted = null;
  }

  /** Sprites of other colours. */
  setColors(map: string, hues: boolean): void {
    this.sprites = hues ? Array.from({ length: HUES }, (_, k) => sprite(hueAt(k / (HUES - 1)))) : [sprite(colorAt(map, 0.75))];
  }

  /** The points of the view, if they are there; otherwise they are asked for. */
  inView(source: PointSource | undefined, pixel_um: number): Points | null {
    const { screen, view } = this.stage;
    if (!source || pixel_um * view.scale < MIN_PIXEL) return null;
    const [x0, y0] = this.stage.plane(0, 0), [x1, y1] = this.stage.plane(screen.width, screen.height);
    const shown: Region = [x0, y0, x1, y1];
    if (this.loaded?.points && holds(this.loaded.region, shown)) return this.loaded.points;
    // A region that had too many says nothing of a smaller one.
    if (!this.wanted || !holds(this.wanted, shown) || this.wanted[2] - this.wanted[0] > 3 * (x1 - x0)) {
      const [w, h] = [(x1 - x0) / 2, (y1 - y0) / 2];
      this.ask(source, [x0 - w, y0 - h, x1 + w, y1 + h]);
    }
    return null;
  }

  private ask(source: PointSource, region: Region): void {
    this.wanted = region;
    clearTimeout(this.timer);
    this.abort?.abort();
    const mine = (this.abort = new AbortController());
    this.timer = setTimeout(() => {
      source(region, mine.signal).then(
        points => {
          if (mine.signal.aborted) return;
          this.loaded = { region, points };
          this.stage.soon();
        },
        error => mine.signal.aborted || this.failed(error),
      );
    }, QUIET_MS);
  }

  draw(context: CanvasRenderingContext2D, dpr: number, points: Points, brightness: number): void {
    context.save();
    context.globalCompositeOperation = "lighter";
    context.globalAlpha = clamp((2 ** brightness * 1.5) / Math.max(this.overlap(points), 1.5), 0.02, 1);
    context.imageSmoothingEnabled = true;
    for (let k = 0; k < points.x.length; k++) {
      const [px, py] = this.stage.place(points.x[k], points.y[k]).map(at => at * dpr);
      const r = this.radius(points, k) * dpr;
      const hue = points.hue && this.sprites.length > 1 ? Math.round(clamp(points.hue[k], 0, 1) * (HUES - 1)) : 0;
      context.drawImage(this.sprites[hue], px - r, py - r, 2 * r, 2 * r);
    }
    context.restore();
  }

  /** The number of discs above each other in the denser parts of the screen. */
  private overlap(points: Points): number {
    const { width, height } = this.stage.screen, cells = new Float64Array(GRID * GRID);
    for (let k = 0; k < points.x.length; k++) {
      const [px, py] = this.stage.place(points.x[k], points.y[k]);
      const column = Math.floor((px / width) * GRID), row = Math.floor((py / height) * GRID);
      if (column < 0 || row < 0 || column >= GRID || row >= GRID) continue;
      cells[row * GRID + column] += Math.PI * this.radius(points, k) ** 2;
    }
    const lit = cells.filter(area => area > 0).sort();
    return lit.length ? (lit[Math.floor(0.9 * lit.length)] * GRID * GRID) / (width * height) : 0;
  }

  private radius(points: Points, k: number): number {
    return Math.max((points.precision[k] || 0) * this.stage.view.scale, MIN_RADIUS);
  }

  /** The words of the localization at a point of the plane; null without one. */
  at(point: [number, number] | null): string | null {
    const points = this.loaded?.points;
    if (!points || !point) return null;
    let best = -1, nearest = Infinity;
    for (let k = 0; k < points.x.length; k++) {
      const far = Math.hypot(points.x[k] - point[0], points.y[k] - point[1]) * this.stage.view.scale;
      if (far < nearest && far <= Math.max(this.radius(points, k), 9)) [nearest, best] = [far, k];
    }
    return best < 0 ? null : points.about(best);
  }
}

const holds = (outer: Region, inner: Region): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

/** The image of a disc: copying it is faster than drawing. */
function sprite(color: Rgb): HTMLCanvasElement {
  const out = Object.assign(document.createElement("canvas"), { width: SPRITE, height: SPRITE });
  const brush = out.getContext("2d")!, half = SPRITE / 2, ink = (alpha: number) => `rgba(${color},${alpha})`;
  const fill = brush.createRadialGradient(half, half, 0, half, half, half - 2);
  for (const [part, alpha] of [[0, 0.6], [0.5, 0.36], [0.97, 0.2], [1, 0]]) fill.addColorStop(part, ink(alpha));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, SPRITE, SPRITE);
  return out;
}

// Single localizations of the part in view, where the view is so near that pixels would be squares.
import { colorAt, hueAt, type Rgb } from "../pure/colors";
import { clamp } from "../pure/viewport";
import type { Stage } from "./stage";

export interface Points {
  /** Places in um from the corner of the picture. */
  x: Float64Array;
  y: Float64Array;
  /** Standard deviations of the places, um; NaN if unknown. */
  precision: Float64Array;
  /** Hues from 0 to 1; null if there are none. */
  hue: Float64Array | null;
  /** Lines on each localization. */
  about: (k: number) => string[];
}

export type Region = [number, number, number, number];
/** Loads the localizations of a region; null if there are too many. */
export type PointSource = (region: Region, signal: AbortSignal) => Promise<Points | null>;

/** What the layer needs to know of a picture. */
export interface PointsOf {
  points?: PointSource;
  pixel_um: number;
  /** Discs at every zoom, and no small ones: few would be lost. */
  few: boolean;
}

/** A localization on the screen: its place in um and in pixels, and the radius of its disc in pixels. */
export interface Found {
  x: number;
  y: number;
  px: number;
  py: number;
  radius: number;
  about: string[];
}

/** The least width of a pixel of the finest level on the screen. */
const MIN_PIXEL = 2;
const MIN_RADIUS = 1.5, MIN_RADIUS_FEW = 4, HUES = 32, SPRITE = 96, GRID = 24;
/** Where more discs are above each other, all are fainter. */
const FULL_OVERLAP = 2.5;
/** Discs that are drawn at a time, if each is drawn more than once. */
const MOST_DRAWN = 20_000;
/** A localization is found so near to the pointer, pixels. */
const NEAR = 9;

export class PointLayer {
  private loaded: { region: Region; points: Points | null } | null = null;
  private wanted: Region | null = null;
  private abort: AbortController | null = null;
  private sprites: HTMLCanvasElement[] = [];
  private pixel_um = 0;
  private minRadius = 0;

  constructor(private readonly stage: Stage, private readonly failed: (error: unknown) => void) {}

  /** Asks again. `keep` shows the old localizations until the new ones are there. */
  renew(keep: boolean): void {
    this.abort?.abort();
    this.abort = this.wanted = null;
    if (!keep) this.loaded = null;
  }

  get isIdle(): boolean {
    return this.abort === null;
  }

  /** Sprites of other colours. */
  setColors(map: string, hues: boolean): void {
    this.sprites = hues ? Array.from({ length: HUES }, (_, k) => sprite(hueAt(k / (HUES - 1)))) : [sprite(colorAt(map, 0.66))];
  }

  /** The points of the view, if they are there. They are asked for before the view leaves those that are. */
  inView({ points: source, pixel_um, few }: PointsOf): Points | null {
    const { screen, view } = this.stage;
    if (!source || (!few && pixel_um * view.scale < MIN_PIXEL)) return null;
    this.pixel_um = pixel_um;
    this.minRadius = few ? MIN_RADIUS_FEW : MIN_RADIUS;
    const [w, h] = [screen.width / view.scale, screen.height / view.scale];
    const around = (part: number): Region => [view.x - part * w, view.y - part * h, view.x + part * w, view.y + part * h];
    // A region that had too many says nothing of a smaller one.
    if (!this.wanted || !holds(this.wanted, around(0.7)) || (!this.loaded?.points && this.wanted[2] - this.wanted[0] > 3 * w))
      this.ask(source, around(1));
    return this.loaded?.points && holds(this.loaded.region, around(0.5)) ? this.loaded.points : null;
  }

  private ask(source: PointSource, region: Region): void {
    this.wanted = region;
    this.abort?.abort();
    const mine = (this.abort = new AbortController());
    source(region, mine.signal)
      .then(points => {
        if (!mine.signal.aborted) this.loaded = { region, points };
      })
      .catch(error => mine.signal.aborted || this.failed(error))
      .finally(() => {
        if (mine.signal.aborted) return;
        this.abort = null;
        this.stage.soon();
      });
  }

  /** Draws the points on the screen, and returns their number. */
  draw(context: CanvasRenderingContext2D, dpr: number, points: Points, brightness: number): number {
    const { width, height } = this.stage.screen, shown: [number, number, number, number][] = [];
    for (let k = 0; k < points.x.length; k++) {
      const [px, py] = this.stage.place(points.x[k], points.y[k]), r = this.radius(points, k);
      if (px > -r && py > -r && px < width + r && py < height + r) shown.push([px, py, r, k]);
    }
    context.save();
    context.globalCompositeOperation = "lighter";
    const strength = (2 ** brightness * FULL_OVERLAP) / Math.max(this.overlap(shown), FULL_OVERLAP);
    // More than the strength of a disc is several discs.
    const times = clamp(Math.ceil(strength), 1, Math.max(MOST_DRAWN / shown.length, 1));
    context.globalAlpha = clamp(strength / times, 0.02, 1);
    context.imageSmoothingEnabled = true;
    for (const [px, py, r, k] of shown) {
      const hue = points.hue && this.sprites.length > 1 ? Math.round(clamp(points.hue[k], 0, 1) * (HUES - 1)) : 0;
      for (let time = 0; time < times; time++)
        context.drawImage(this.sprites[hue], (px - r) * dpr, (py - r) * dpr, 2 * r * dpr, 2 * r * dpr);
    }
    context.restore();
    return shown.length;
  }

  /** The number of discs above each other in the denser parts of the screen. */
  private overlap(shown: [number, number, number, number][]): number {
    const { width, height } = this.stage.screen;
    // Cells are no smaller than a disc: a single one is not above itself.
    const widest = (2 * shown.reduce((sum, [, , r]) => sum + r, 0)) / Math.max(shown.length, 1);
    const side = Math.max(Math.max(width, height) / GRID, widest), columns = Math.ceil(width / side);
    const cells = new Float64Array(columns * Math.ceil(height / side));
    for (const [px, py, r] of shown)
      if (px >= 0 && py >= 0 && px < width && py < height)
        cells[Math.floor(py / side) * columns + Math.floor(px / side)] += Math.PI * r ** 2;
    const lit = cells.filter(area => area > 0).sort();
    return lit.length ? lit[Math.floor(0.9 * lit.length)] / side ** 2 : 0;
  }

  private radius(points: Points, k: number): number {
    return Math.max((points.precision[k] || this.pixel_um) * this.stage.view.scale, this.minRadius);
  }

  /** The localization of some at a point of the screen; null without one. */
  at(points: Points, [px, py]: [number, number]): Found | null {
    let best: Found | null = null, nearest = Infinity, index = 0;
    for (let k = 0; k < points.x.length; k++) {
      const [x, y] = [points.x[k], points.y[k]], place = this.stage.place(x, y), radius = this.radius(points, k);
      const far = Math.hypot(place[0] - px, place[1] - py);
      if (far >= nearest || far > Math.max(radius, NEAR)) continue;
      [nearest, index] = [far, k];
      best = { x, y, px: place[0], py: place[1], radius, about: [] };
    }
    return best && { ...best, about: points.about(index) };
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

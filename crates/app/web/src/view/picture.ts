// A picture of localizations made of tiles of counts. Where tiles come from is the source's matter.
import { colorAt, hueTable, shadesOf } from "../pure/colors";
import { toneTable, whiteOf, type Tone } from "../pure/contrast";
import type { Line } from "../pure/profile";
import { clamp } from "../pure/viewport";
import { PointLayer, type Found, type Points, type PointsOf } from "./points";
import { Stage } from "./stage";

export interface TileData {
  counts: Uint8Array | Uint16Array | Uint32Array;
  /** The mean of what hues stand for, from 0 to 255; null without hues. */
  hues: Uint8Array | null;
}

export interface TileSource extends PointsOf {
  /** Pixels along a side of a tile. */
  tile: number;
  levels: number;
  /** The side of a pixel of level 0, um; it doubles from level to level. */
  pixel_um: number;
  size_um: [number, number];
  /** Localizations of the whole picture. */
  rows: number;
  /** True if a tile may have something. Without it, all may. */
  has?(level: number, column: number, row: number): boolean;
  /** The tone of a level. Without it, it follows from the tiles that are loaded. */
  tone?(level: number, hues: boolean): Tone;
  /** Loads a tile; null if it is empty. */
  load(level: number, column: number, row: number, signal: AbortSignal): Promise<TileData | null>;
}

export interface Look {
  colors: string;
  hues: boolean;
  /** Doublings of the brightness. */
  brightness: number;
  /** Above 0, faint detail is raised. */
  faint: number;
}

export interface Drawn {
  /** Screen pixels for a um. */
  scale: number;
  /** The place under the pointer in um from the corner of the picture; null outside. */
  pointer: [number, number] | null;
  /** The localization there. */
  found: Found | null;
  ms: number;
}

export interface PictureEvents {
  drawn(drawn: Drawn): void;
  /** A line is drawn with Shift and a drag. */
  line?(line: Line): void;
  failed(error: unknown): void;
}

interface Tile {
  level: number;
  column: number;
  row: number;
  data: TileData | null;
  state: "waiting" | "loading" | "ready";
  canvas: HTMLCanvasElement | null;
  stamp: number;
  used: number;
  abort: AbortController | null;
}

const MAX_LOADING = 6, MAX_KEPT = 320;
const HUES = 64;
/** Pictures of fewer localizations have pixels twice as wide: single ones would be lost. */
const FEW = 5000;
/** Less of a pixel's brightness for its neighbours, a Gaussian: a single pixel is lost on a screen. */
const SPREAD = [0, 1, 2].map(squared => Math.exp(-squared / 2));

function spread(side: number, at: number, value: number, color: number, bright: Uint8Array, hue: Uint8Array | null): void {
  const x = at % side, y = (at - x) / side;
  for (let dy = y > 0 ? -1 : 0; dy <= (y < side - 1 ? 1 : 0); dy++)
    for (let dx = x > 0 ? -1 : 0; dx <= (x < side - 1 ? 1 : 0); dx++) {
      const k = at + dy * side + dx;
      const part = dx || dy ? Math.round(value * SPREAD[dx * dx + dy * dy]) : value;
      if (part <= bright[k]) continue;
      bright[k] = part;
      if (hue) hue[k] = color;
    }
}

export class PictureView {
  readonly stage: Stage;
  private readonly layer: PointLayer;
  line: Line | null = null;
  private source: TileSource | null = null;
  private tiles = new Map<number, Tile>();
  /** Tiles of the rows before a change, shown until the new ones come. */
  private old = new Map<number, Tile>();
  private look: Look = { colors: "inferno", hues: false, brightness: 0, faint: 0 };
  private shades = shadesOf("inferno");
  private readonly hueShades = hueTable(HUES);
  private tables: (Uint8Array | undefined)[] = [];
  private spectra: Uint32Array[] = [];
  private stamp = 1;
  private clock = 0;
  private loading = 0;
  private wanted: Tile[] = [];
  /** The level whose tiles are shown. */
  level = 0;
  /** The number of localizations that are shown one by one; null if tiles are shown. */
  discs: number | null = null;

  constructor(canvas: HTMLCanvasElement, private readonly events: PictureEvents) {
    this.stage = new Stage(canvas, {
      draw: (context, dpr) => this.draw(context, dpr),
      drag: events.line && ((from, to, isDone) => {
        this.line = { from, to };
        if (isDone) events.line!(this.line);
        this.stage.soon();
      }),
    });
    this.stage.maxScale = 20_000;
    this.layer = new PointLayer(this.stage, error => this.events.failed(error));
  }

  /** Another source. `keep` shows the old tiles until the new ones are there. */
  setSource(source: TileSource | null, keep: boolean): void {
    for (const tile of this.tiles.values()) tile.abort?.abort();
    const isSame = keep && source && this.source && source.pixel_um === this.source.pixel_um && source.levels === this.source.levels;
    if (isSame) for (const [key, tile] of this.tiles) tile.state === "ready" && this.old.set(key, tile);
    else this.old.clear();
    this.tiles = new Map();
    this.wanted = [];
    this.source = source;
    this.layer.renew(!!isSame);
    this.spectra = Array.from({ length: source?.levels ?? 0 }, () => new Uint32Array(65536));
    if (!isSame) this.recolor();
    if (source) this.stage.setContent({ width: source.size_um[0], height: source.size_um[1] }, keep);
    this.stage.soon();
  }

  setLook(look: Look): void {
    this.look = look;
    this.shades = shadesOf(look.colors);
    this.layer.setColors(look.colors, look.hues);
    this.recolor();
  }

  /** True if the view rests, and all that belongs to it is loaded and drawn. */
  get isIdle(): boolean {
    return this.stage.isIdle && this.layer.isIdle && !this.loading && !this.wanted.length;
  }

  /** The part of the picture on the screen: [x0, y0, x1, y1] in um from its corner. */
  visible(): [number, number, number, number] {
    const { width, height } = this.stage.screen;
    const [x0, y0] = this.stage.plane(0, 0), [x1, y1] = this.stage.plane(width, height);
    const { width: w, height: h } = this.stage.content;
    return [clamp(x0, 0, w), clamp(y0, 0, h), clamp(x1, 0, w), clamp(y1, 0, h)];
  }

  private recolor(): void {
    this.stamp++;
    this.tables = [];
    this.stage.soon();
  }

  /** Brightness of counts at a level. */
  private tableOf(level: number): Uint8Array {
    const { hues, brightness, faint } = this.look;
    const tone = () => this.source?.tone?.(level, hues) ?? { white: whiteOf(this.spectra[level]), gamma: hues ? 0.42 : 0.6 };
    return (this.tables[level] ??= toneTable(tone(), brightness, faint));
  }

  private key = (level: number, column: number, row: number): number => (level * 65536 + row) * 65536 + column;

  private tileAt(level: number, column: number, row: number): Tile {
    const key = this.key(level, column, row);
    let tile = this.tiles.get(key);
    if (!tile) {
      const state = this.source?.has?.(level, column, row) === false ? "ready" : "waiting";
      tile = { level, column, row, data: null, state, canvas: null, stamp: 0, used: 0, abort: null };
      this.tiles.set(key, tile);
    }
    return tile;
  }

  private loadNext(): void {
    while (this.loading < MAX_LOADING && this.wanted.length) {
      const tile = this.wanted.shift()!, source = this.source!;
      if (tile.state !== "waiting") continue;
      tile.state = "loading";
      tile.abort = new AbortController();
      this.loading++;
      source
        .load(tile.level, tile.column, tile.row, tile.abort.signal)
        .then(data => {
          if (source !== this.source) return;
          tile.data = data;
          tile.state = "ready";
          this.old.delete(this.key(tile.level, tile.column, tile.row));
          if (data && !source.tone) this.count(tile.level, data.counts);
        })
        .catch(error => {
          if (source === this.source && !tile.abort?.signal.aborted) this.events.failed(error);
          tile.state = "ready";
        })
        .finally(() => {
          this.loading--;
          this.loadNext();
          this.stage.soon();
        });
    }
  }

  private count(level: number, counts: ArrayLike<number>): void {
    const spectrum = this.spectra[level];
    for (let k = 0; k < counts.length; k++) spectrum[Math.min(counts[k], 65535)]++;
    this.tables[level] = undefined;
    this.stamp++;
  }

  private paint(tile: Tile): void {
    const side = this.source!.tile, { counts, hues } = tile.data!;
    tile.canvas ??= Object.assign(document.createElement("canvas"), { width: side, height: side });
    const brush = tile.canvas.getContext("2d", { alpha: false })!;
    const image = brush.createImageData(side, side);
    const out = new Uint32Array(image.data.buffer);
    const table = this.tableOf(tile.level), last = table.length - 1;
    const withHues = this.look.hues && hues;
    const bright = new Uint8Array(out.length), hue = withHues ? new Uint8Array(out.length) : null;
    for (let k = 0; k < out.length; k++)
      if (counts[k]) spread(side, k, table[Math.min(counts[k], last)], hues ? hues[k] >> 2 : 0, bright, hue);
    for (let k = 0; k < out.length; k++)
      out[k] = hue ? this.hueShades[256 * hue[k] + bright[k]] : this.shades[bright[k]];
    brush.putImageData(image, 0, 0);
    tile.stamp = this.stamp;
  }

  private draw(context: CanvasRenderingContext2D, dpr: number): void {
    const began = performance.now(), { canvas, view, pointer } = this.stage;
    this.clock++;
    this.wanted = [];
    let points: Points | null = null;
    const background = this.look.hues ? [0, 0, 0] : colorAt(this.look.colors, 0);
    context.fillStyle = `rgb(${background})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (this.source) {
      const finest = this.source.pixel_um * view.scale * dpr;
      this.level = clamp(Math.round(-Math.log2(finest)) + (this.source.rows < FEW ? 1 : 0), 0, this.source.levels - 1);
      points = this.layer.inView(this.source);
      this.discs = points && this.layer.draw(context, dpr, points, this.look.brightness);
      if (!points) this.drawTiles(context, dpr, this.level);
      // The coarsest tile comes first: it stands for all others until they are there.
      const top = this.tileAt(this.source.levels - 1, 0, 0);
      this.wanted = [top, ...this.wanted].filter(tile => tile.state === "waiting");
      this.drawLine(context, dpr);
      this.evict();
      this.loadNext();
    }
    const found = points && pointer && this.layer.at(points, pointer);
    if (found) this.drawRing(context, dpr, found);
    this.events.drawn({
      scale: view.scale, found, pointer: pointer && this.stage.plane(...pointer), ms: performance.now() - began,
    });
  }

  private drawTiles(context: CanvasRenderingContext2D, dpr: number, level: number): void {
    const source = this.source!, { view, screen } = this.stage;
    const side = source.tile * source.pixel_um * 2 ** level;
    const [left, top] = this.stage.plane(0, 0), [right, bottom] = this.stage.plane(screen.width, screen.height);
    const at = (um: number) => Math.round(um * view.scale * dpr);
    context.imageSmoothingEnabled = source.pixel_um * 2 ** level * view.scale * dpr < 2;
    const found: Tile[] = [];
    const to = [Math.min(right, source.size_um[0]), Math.min(bottom, source.size_um[1])];
    for (let row = Math.max(Math.floor(top / side), 0); row * side < to[1]; row++)
      for (let column = Math.max(Math.floor(left / side), 0); column * side < to[0]; column++)
        found.push(this.tileAt(level, column, row));
    const far = ({ column, row }: Tile) => Math.hypot((column + 0.5) * side - view.x, (row + 0.5) * side - view.y);
    for (const tile of found.sort((a, b) => far(a) - far(b))) {
      tile.used = this.clock;
      if (tile.state === "waiting") this.wanted.push(tile);
      const [shown, up] = this.standIn(tile);
      if (!shown?.data) continue;
      if (shown.stamp !== this.stamp) this.paint(shown);
      const x = at(tile.column * side - left), y = at(tile.row * side - top);
      const w = at((tile.column + 1) * side - left) - x, h = at((tile.row + 1) * side - top) - y;
      const part = source.tile / 2 ** up, mask = 2 ** up - 1;
      context.drawImage(shown.canvas!, (tile.column & mask) * part, (tile.row & mask) * part, part, part, x, y, w, h);
    }
  }

  /** The tile, its former state, or the nearest coarser one that is there. */
  private standIn(tile: Tile): [Tile | undefined, number] {
    if (tile.state === "ready") return [tile, 0];
    for (let up = 0; tile.level + up < this.source!.levels; up++) {
      const key = this.key(tile.level + up, tile.column >> up, tile.row >> up);
      for (const known of [this.tiles.get(key), this.old.get(key)])
        if (known?.state === "ready") {
          known.used = this.clock;
          return [known, up];
        }
    }
    return [undefined, 0];
  }

  private drawLine(context: CanvasRenderingContext2D, dpr: number): void {
    if (!this.line) return;
    const [[x0, y0], [x1, y1]] = [this.line.from, this.line.to].map(point => this.stage.place(...point));
    context.beginPath();
    context.moveTo(x0 * dpr, y0 * dpr);
    context.lineTo(x1 * dpr, y1 * dpr);
    context.lineWidth = 1.5 * dpr;
    context.strokeStyle = "#5fe08a";
    context.stroke();
  }

  private drawRing(context: CanvasRenderingContext2D, dpr: number, { px, py, radius }: Found): void {
    context.beginPath();
    context.arc(px * dpr, py * dpr, Math.max(radius, 3) * dpr, 0, 7);
    context.lineWidth = 1.5 * dpr;
    context.strokeStyle = "#fff";
    context.stroke();
  }

  private evict(): void {
    for (const all of [this.tiles, this.old]) {
      if (all.size <= MAX_KEPT) continue;
      const idle = [...all].filter(([, tile]) => tile.state === "ready" && tile.used !== this.clock);
      idle.sort(([, a], [, b]) => a.used - b.used);
      for (const [key] of idle.slice(0, all.size - MAX_KEPT)) all.delete(key);
    }
  }
}

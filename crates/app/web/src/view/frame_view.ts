// The frame with its boxes, fits and regions.
import { shadesOf } from "../pure/colors";
import { paint } from "../pure/contrast";
import { MARKS, placesOf } from "../pure/marks";
import type { Rect } from "../pure/options";
import { pixelRect } from "../pure/viewport";
import type { Image } from "../state/movie";
import type { LeftOut } from "../types";
import { Stage } from "./stage";

export interface Marks {
  roi: number;
  boxes: [number, number, number][];
  leftOut: LeftOut[];
  /** Positions of fits, in pixels from the outer corner. */
  fits: [number, number][];
  selected: [number, number] | null;
  regions: Rect[];
}

export interface FrameEvents {
  hover(pixel: [number, number] | null): void;
  select(corner: [number, number] | null): void;
  region(rect: Rect): void;
  key(event: KeyboardEvent): boolean;
}

const BOX = "#ffb000", CHOSEN = "#4dd2ff", FIT = "#ff5fa2", LEFT_OUT = "#9fe8ff", REGION = "#5fe08a";

export class FrameView {
  readonly stage: Stage;
  private readonly buffer = document.createElement("canvas");
  private painted: ImageData | null = null;
  private image: Image | null = null;
  private marks: Marks = { roi: 1, boxes: [], leftOut: [], fits: [], selected: null, regions: [] };
  private repaint: (() => void) | null = null;
  private drawing: Rect | null = null;

  constructor(canvas: HTMLCanvasElement, private readonly events: FrameEvents) {
    this.stage = new Stage(canvas, {
      draw: (context, dpr) => this.draw(context, dpr),
      hover: point => this.events.hover(point && this.pixelAt(point)),
      click: point => this.events.select(this.boxAt(point)),
      drag: (from, to, isDone) => {
        const rect = pixelRect(from, to, this.stage.content);
        this.drawing = isDone ? null : rect;
        if (isDone && rect[2] > rect[0] && rect[3] > rect[1]) this.events.region(rect);
        this.stage.soon();
      },
      key: event => this.events.key(event),
    });
  }

  show(image: Image | null, [low, high]: [number, number], colors: string): void {
    const keep = !!image && this.image?.width === image.width && this.image.height === image.height;
    this.image = image;
    if (!image) return this.stage.soon();
    const { width, height } = image;
    if (this.painted?.width !== width || this.painted.height !== height) {
      Object.assign(this.buffer, { width, height });
      this.painted = new ImageData(width, height);
    }
    // Painted before the next drawing: several changes between two drawings are one.
    this.repaint = () => {
      paint(image.pixels, low, high, shadesOf(colors), new Uint32Array(this.painted!.data.buffer));
      this.buffer.getContext("2d", { alpha: false })!.putImageData(this.painted!, 0, 0);
    };
    if (!keep) this.stage.setContent({ width, height }, false);
    this.stage.soon();
  }

  mark(marks: Marks): void {
    this.marks = marks;
    this.stage.soon();
  }

  private pixelAt([x, y]: [number, number]): [number, number] | null {
    const { width, height } = this.stage.content;
    const [px, py] = [Math.floor(x), Math.floor(y)];
    return this.image && px >= 0 && py >= 0 && px < width && py < height ? [px, py] : null;
  }

  /** The corner of the box whose centre is nearest to a point inside it. */
  private boxAt([x, y]: [number, number]): [number, number] | null {
    const { roi, boxes } = this.marks;
    let best: [number, number] | null = null, nearest = Infinity;
    for (const [cx, cy] of boxes) {
      if (x < cx || y < cy || x > cx + roi || y > cy + roi) continue;
      const distance = Math.hypot(x - cx - roi / 2, y - cy - roi / 2);
      if (distance < nearest) [nearest, best] = [distance, [cx, cy]];
    }
    return best;
  }

  private draw(context: CanvasRenderingContext2D, dpr: number): void {
    const { canvas, view } = this.stage;
    context.fillStyle = "#000";
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (!this.image) return;
    this.repaint?.();
    this.repaint = null;
    const scale = view.scale * dpr;
    const [left, top] = this.stage.place(0, 0).map(at => at * dpr);
    context.imageSmoothingEnabled = scale < 1;
    context.drawImage(this.buffer, left, top, this.image.width * scale, this.image.height * scale);
    const rect = ([x0, y0, x1, y1]: Rect) =>
      context.rect(left + x0 * scale, top + y0 * scale, (x1 - x0) * scale, (y1 - y0) * scale);
    this.drawRegions(context, dpr, rect);
    this.drawLeftOut(context, dpr, left, top, scale);
    this.drawBoxes(context, dpr, rect);
    this.drawFits(context, dpr, left, top, scale);
  }

  private drawRegions(context: CanvasRenderingContext2D, dpr: number, rect: (r: Rect) => void): void {
    const { regions } = this.marks;
    if (regions.length) {
      // Pixels outside of all regions are dark.
      context.beginPath();
      context.rect(0, 0, this.stage.canvas.width, this.stage.canvas.height);
      regions.forEach(rect);
      context.fillStyle = "#0007";
      context.fill("evenodd");
    }
    context.beginPath();
    regions.forEach(rect);
    if (this.drawing) rect(this.drawing);
    context.strokeStyle = REGION;
    context.lineWidth = 1.5 * dpr;
    context.setLineDash([5 * dpr, 4 * dpr]);
    context.stroke();
    context.setLineDash([]);
  }

  private drawLeftOut(context: CanvasRenderingContext2D, dpr: number, left: number, top: number, scale: number): void {
    const size = 5 * dpr;
    context.beginPath();
    for (const [reason, places] of placesOf(this.marks.leftOut))
      for (const [x, y] of places)
        for (const line of MARKS[reason])
          line.forEach(([dx, dy], k) => {
            const at = [left + x * scale + dx * size, top + y * scale + dy * size] as const;
            if (k) context.lineTo(...at);
            else context.moveTo(...at);
          });
    stroke(context, 3.5 * dpr, "#000b");
    stroke(context, 1.5 * dpr, LEFT_OUT);
  }

  private drawBoxes(context: CanvasRenderingContext2D, dpr: number, rect: (r: Rect) => void): void {
    const { boxes, roi, selected } = this.marks;
    context.beginPath();
    for (const [x, y] of boxes) rect([x, y, x + roi, y + roi]);
    // A dark rim keeps the boxes visible on bright pixels.
    stroke(context, 3 * dpr, "#0008");
    stroke(context, 1.25 * dpr, BOX);
    if (!selected) return;
    context.beginPath();
    rect([selected[0], selected[1], selected[0] + roi, selected[1] + roi]);
    stroke(context, 2.5 * dpr, CHOSEN);
  }

  private drawFits(context: CanvasRenderingContext2D, dpr: number, left: number, top: number, scale: number): void {
    const arm = 4 * dpr;
    context.beginPath();
    for (const [x, y] of this.marks.fits) {
      const [px, py] = [left + x * scale, top + y * scale];
      context.moveTo(px - arm, py);
      context.lineTo(px + arm, py);
      context.moveTo(px, py - arm);
      context.lineTo(px, py + arm);
    }
    stroke(context, 1.5 * dpr, FIT);
  }
}

function stroke(context: CanvasRenderingContext2D, width: number, color: string): void {
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}

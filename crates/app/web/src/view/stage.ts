// A canvas with a view that zooms at the pointer and is dragged, with mouse, touch and keys.
import {
  aim, approach, clamp, clampView, pan, toPlane, toScreen, wheelFactor, whole, wholeScale, type Size, type Target,
  type Viewport,
} from "../pure/viewport";

type Point = [number, number];

const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

export interface StageEvents {
  draw(context: CanvasRenderingContext2D, dpr: number): void;
  /** The point of the plane under the pointer; null outside. */
  hover?(point: Point | null): void;
  click?(point: Point): void;
  /** A drag with Shift: from, to, and whether it has ended. */
  drag?(from: Point, to: Point, isDone: boolean): void;
  /** A key that the stage does not use; true if it was used. */
  key?(event: KeyboardEvent): boolean;
}

export class Stage {
  view: Viewport = { x: 0.5, y: 0.5, scale: 1 };
  screen: Size = { width: 1, height: 1 };
  content: Size = { width: 1, height: 1 };
  maxScale = 80;
  pointer: Point | null = null;
  private isWhole = true;
  private isDue = false;
  private dpr = 1;
  /** The end of the zoom that is under way, and the time of its last step, ms. */
  private target: Target | null = null;
  private stepped = 0;
  private readonly context: CanvasRenderingContext2D;
  private readonly pointers = new Map<number, Point>();
  private readonly ends: (() => void)[] = [];
  private pressed: { at: Point; moved: number; shift: boolean } | null = null;

  constructor(readonly canvas: HTMLCanvasElement, private readonly events: StageEvents) {
    this.context = canvas.getContext("2d", { alpha: false })!;
    // The observer also tells the first size, when the owner of the events is complete.
    const observer = new ResizeObserver(() => this.resize());
    observer.observe(canvas.parentElement!);
    this.ends.push(() => observer.disconnect());
    const density = matchMedia("(resolution: 1dppx)"), resized = () => this.resize();
    density.addEventListener("change", resized);
    this.ends.push(() => density.removeEventListener("change", resized));
    this.listen();
  }

  end(): void {
    this.ends.forEach(end => end());
  }

  /** True if nothing moves and all is drawn. */
  get isIdle(): boolean {
    return !this.isDue && !this.target;
  }

  setContent(content: Size, keep: boolean): void {
    this.content = content;
    if (keep && !this.isWhole) this.soon();
    else this.showAll();
  }

  showAll = (): void => {
    this.isWhole = true;
    this.target = null;
    this.view = whole(this.content, this.screen);
    this.soon();
  };

  /** Zooms by a factor in some steps. The point of the plane at a point of the screen stays there. */
  zoom = (factor: number, px = this.screen.width / 2, py = this.screen.height / 2, isGradual = true): void => {
    const least = 0.5 * wholeScale(this.content, this.screen);
    const scale = clamp((this.target ?? this.view).scale * factor, least, Math.max(this.maxScale, least));
    this.isWhole = false;
    this.target = aim(this.view, this.screen, px, py, scale);
    if (!isGradual || REDUCED_MOTION.matches) this.step(Infinity);
    this.soon();
  };

  moveBy(dx: number, dy: number): void {
    this.isWhole = false;
    this.target = null;
    this.set(pan(this.view, dx, dy));
  }

  private step(ms: number): void {
    if (!this.target) return;
    const next = approach(this.view, this.target, this.screen, ms);
    if (next.scale === this.target.scale) this.target = null;
    this.set(next, this.target !== null);
  }

  plane = (px: number, py: number): Point => toPlane(this.view, this.screen, px, py);
  place = (x: number, y: number): Point => toScreen(this.view, this.screen, x, y);

  /** Draws before the screen is shown next. */
  soon = (): void => {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.draw();
    });
  };

  private set(view: Viewport, isSoon = true): void {
    this.view = clampView(view, this.content, this.screen, this.maxScale);
    if (isSoon) this.soon();
  }

  private draw(): void {
    const now = performance.now();
    this.step(now - (this.stepped || now - 16));
    this.stepped = this.target ? now : 0;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.events.draw(this.context, this.dpr);
  }

  private resize(): void {
    const box = this.canvas.parentElement!.getBoundingClientRect();
    this.dpr = window.devicePixelRatio || 1;
    this.screen = { width: Math.max(box.width, 1), height: Math.max(box.height, 1) };
    this.canvas.width = Math.max(Math.round(box.width * this.dpr), 1);
    this.canvas.height = Math.max(Math.round(box.height * this.dpr), 1);
    if (this.isWhole) this.view = whole(this.content, this.screen);
    this.view = clampView(this.view, this.content, this.screen, this.maxScale);
    // Drawn at once: an empty canvas would flash.
    this.draw();
  }

  private at(event: MouseEvent): Point {
    const box = this.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private on<K extends keyof HTMLElementEventMap>(name: K, handler: (event: HTMLElementEventMap[K]) => void): void {
    this.canvas.addEventListener(name, handler, { passive: false });
    this.ends.push(() => this.canvas.removeEventListener(name, handler));
  }

  private listen(): void {
    this.on("wheel", event => {
      event.preventDefault();
      this.zoom(wheelFactor(event.deltaY, event.deltaMode, this.screen.height, event.ctrlKey), ...this.at(event));
    });
    this.on("pointerdown", event => {
      if (event.button > 1) return;
      this.canvas.setPointerCapture(event.pointerId);
      this.canvas.focus({ preventScroll: true });
      const at = this.at(event);
      this.pointers.set(event.pointerId, at);
      this.pressed = this.pointers.size === 1 ? { at, moved: 0, shift: event.shiftKey && !!this.events.drag } : null;
      this.canvas.classList.toggle("moving", !event.shiftKey);
    });
    this.on("pointermove", event => this.moved(event));
    this.on("pointerup", event => {
      const pressed = this.pressed, at = this.at(event);
      if (pressed?.shift && pressed.moved > 3) this.events.drag!(this.plane(...pressed.at), this.plane(...at), true);
      else if (pressed && pressed.moved <= 3) this.events.click?.(this.plane(...at));
      this.released(event);
    });
    this.on("pointercancel", event => this.released(event));
    this.on("pointerleave", () => {
      this.pointer = null;
      this.events.hover?.(null);
      this.soon();
    });
    this.on("dblclick", event => {
      event.preventDefault();
      this.zoom(event.shiftKey ? 0.4 : 2.5, ...this.at(event));
    });
    this.on("keydown", event => this.pressedKey(event));
  }

  private moved(event: PointerEvent): void {
    const now = this.at(event), before = this.pointers.get(event.pointerId);
    this.pointer = this.pointers.size > 1 ? null : now;
    const pressed = this.pressed;
    if (before && pressed) pressed.moved = Math.max(pressed.moved, Math.hypot(now[0] - pressed.at[0], now[1] - pressed.at[1]));
    if (before && pressed?.shift) this.events.drag!(this.plane(...pressed.at), this.plane(...now), false);
    else if (before && this.pointers.size === 1) {
      if (!pressed || pressed.moved > 3) this.moveBy(now[0] - before[0], now[1] - before[1]);
    } else if (before && this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const apart = (at: Point) => Math.hypot(at[0] - other[0], at[1] - other[1]);
      this.moveBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      this.zoom(Math.max(apart(now), 1) / Math.max(apart(before), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2, false);
    }
    if (before) this.pointers.set(event.pointerId, now);
    this.events.hover?.(this.pointer && this.plane(...now));
    this.soon();
  }

  private released(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.pressed = null;
    if (!this.pointers.size) this.canvas.classList.remove("moving");
  }

  private pressedKey(event: KeyboardEvent): void {
    if (this.events.key?.(event)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 90;
    const actions: Record<string, () => void> = {
      "+": () => this.zoom(1.5),
      "=": () => this.zoom(1.5),
      "-": () => this.zoom(1 / 1.5),
      "0": this.showAll,
      ArrowLeft: () => this.moveBy(step, 0),
      ArrowRight: () => this.moveBy(-step, 0),
      ArrowUp: () => this.moveBy(0, step),
      ArrowDown: () => this.moveBy(0, -step),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

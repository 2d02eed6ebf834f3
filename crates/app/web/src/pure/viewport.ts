// A view onto a plane: the point at the centre of the screen, and screen pixels per unit of the plane.

export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The largest scale at which all of `content` is on the screen. */
export const wholeScale = (content: Size, screen: Size): number =>
  Math.min(screen.width / content.width, screen.height / content.height);

/** The view of all of the content, in its centre. */
export const whole = (content: Size, screen: Size): Viewport => ({
  x: content.width / 2,
  y: content.height / 2,
  scale: wholeScale(content, screen),
});

export const toPlane = (view: Viewport, screen: Size, px: number, py: number): [number, number] => [
  view.x + (px - screen.width / 2) / view.scale,
  view.y + (py - screen.height / 2) / view.scale,
];

export const toScreen = (view: Viewport, screen: Size, x: number, y: number): [number, number] => [
  (x - view.x) * view.scale + screen.width / 2,
  (y - view.y) * view.scale + screen.height / 2,
];

/** Keeps the centre on the content, and the scale between half of the whole and `maxScale`. */
export function clampView(view: Viewport, content: Size, screen: Size, maxScale: number): Viewport {
  const least = 0.5 * wholeScale(content, screen);
  return {
    x: clamp(view.x, 0, content.width),
    y: clamp(view.y, 0, content.height),
    scale: clamp(view.scale, least, Math.max(maxScale, least)),
  };
}

/** The end of a zoom: a scale, and the point of the plane that stays at a point of the screen. */
export interface Target {
  scale: number;
  x: number;
  y: number;
  px: number;
  py: number;
}

export function aim(view: Viewport, screen: Size, px: number, py: number, scale: number): Target {
  const [x, y] = toPlane(view, screen, px, py);
  return { scale, x, y, px, py };
}

/** The view after so many ms on its way to a target. */
export function approach(view: Viewport, target: Target, screen: Size, ms: number): Viewport {
  const part = 1 - Math.exp(-ms / 55);
  const between = view.scale * (target.scale / view.scale) ** part;
  const scale = Math.abs(Math.log(target.scale / between)) < 1e-3 ? target.scale : between;
  return { x: target.x - (target.px - screen.width / 2) / scale, y: target.y - (target.py - screen.height / 2) / scale, scale };
}

export const pan = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
});

/** The factor of a turn of the wheel. */
export function wheelFactor(delta: number, mode: number, height: number, isPinch: boolean): number {
  const lines = [1, 18, height][mode] * delta;
  return Math.exp(-clamp(lines, -400, 400) * (isPinch ? 0.01 : 0.0022));
}

/** A rectangle of whole pixels between two points, inside the content: [x0, y0, x1, y1). */
export function pixelRect(a: [number, number], b: [number, number], content: Size): [number, number, number, number] {
  const [x0, x1] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [y0, y1] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return [
    clamp(Math.floor(x0), 0, content.width),
    clamp(Math.floor(y0), 0, content.height),
    clamp(Math.ceil(x1), 0, content.width),
    clamp(Math.ceil(y1), 0, content.height),
  ];
}

/** A round length (1, 2 or 5 times a power of ten) of at most `pixels` pixels of the screen. */
export function scaleBar(scale: number, pixels: number): number {
  const most = pixels / scale;
  const decade = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find(k => k * decade <= most * 1.0000001) ?? 1) * decade;
}

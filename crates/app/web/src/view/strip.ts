// The strip of colours beside the words of a key.
import type { Rgb } from "../pure/colors";

export function paintStrip(canvas: HTMLCanvasElement, colorOf: (part: number) => Rgb): void {
  const brush = canvas.getContext("2d")!, last = canvas.width - 1;
  for (let k = 0; k <= last; k++) {
    brush.fillStyle = `rgb(${colorOf(k / last)})`;
    brush.fillRect(k, 0, 1, canvas.height);
  }
}

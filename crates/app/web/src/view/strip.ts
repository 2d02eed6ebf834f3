// The strip of hues beside the words of a key.
import { hueAt } from "../pure/colors";

export function paintStrip(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext("2d")!, last = canvas.width - 1;
  for (let k = 0; k <= last; k++) {
    brush.fillStyle = `rgb(${hueAt(k / last)})`;
    brush.fillRect(k, 0, 1, canvas.height);
  }
}

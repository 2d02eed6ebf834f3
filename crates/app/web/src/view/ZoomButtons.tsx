// The buttons on a canvas.
import type { Stage } from "./stage";

export function ZoomButtons({ stage }: { stage: () => Stage | undefined }) {
  return (
    <div class="buttons">
      <button type="button" title="Zoom in (+)" aria-label="Zoom in" onClick={() => stage()?.zoom(1.8)}>+</button>
      <button type="button" title="Zoom out (−)" aria-label="Zoom out" onClick={() => stage()?.zoom(1 / 1.8)}>−</button>
      <button type="button" title="Everything (0)" aria-label="Show everything" onClick={() => stage()?.showAll()}>⤢</button>
    </div>
  );
}

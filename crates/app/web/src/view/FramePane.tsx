// The tab of frames: canvas, contrast and the slider.
import { computed, signal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { RangeHistogram } from "../parts/RangeHistogram";
import { grouped, significant } from "../pure/format";
import { axisOf, histogram, sample } from "../pure/contrast";
import { regionList, regionsOf, withoutKey } from "../pure/options";
import { browseMovies } from "../cards/MovieCard";
import {
  autoContrast, choice, contrast, frame, frameColors, image, isPlaying, lastFrame, movie, projection, showFrame, type Projection,
} from "../state/movie";
import { goToField } from "../state/cures";
import { options, setOption } from "../state/options";
import { fitsFrame, preview, previewError, previewFrame, selected } from "../state/preview";
import { isFrameKey } from "../keys";
import { FrameView } from "./frame_view";
import { ZoomButtons } from "./ZoomButtons";

const under = signal<[number, number] | null>(null);

/** The size of a pixel in um along x and y: typed, or that of the file. */
const pixelSize = computed<[number, number] | null>(() => {
  const value = options.value.pixel_size_um ?? movie.value?.camera.pixel_size_um.value;
  if (typeof value === "number") return [value, value];
  return Array.isArray(value) && typeof value[0] === "number" ? [value[0], Number(value[1])] : null;
});

/** Positions of the fits of the shown frame in pixels. */
const fitPlaces = computed<[number, number][]>(() => {
  const fits = preview.value?.fits, size = pixelSize.value;
  if (!fits || !size) return [];
  const [x, y] = ["x", "y"].map(name => fits.names.indexOf(name));
  if (x < 0 || y < 0) return [];
  return fits.columns[x].map((value, k) => [Number(value) / size[0], Number(fits.columns[y][k]) / size[1]]);
});

function Readout() {
  const at = under.value, shown = image.value;
  if (!at || !shown) return <output class="readout" />;
  const value = shown.pixels[at[1] * shown.width + at[0]];
  const { offset_adu: offset, gain_e_per_adu: gain, camera } = options.value;
  const electrons = camera === undefined ? (value - (typeof offset === "number" ? offset : 0)) * (typeof gain === "number" ? gain : 1) : null;
  return (
    <output class="readout">
      x {at[0]}  y {at[1]}  ·  {significant(value, 6)} ADU{electrons !== null && <>  ·  {significant(electrons, 4)} e⁻</>}
    </output>
  );
}

function Contrast() {
  const shown = image.value;
  const bars = useMemo(() => {
    const some = shown && sample(shown.pixels), ends = some && axisOf(some);
    return some && ends && histogram(some, 128, ends);
  }, [shown]);
  if (!bars) return null;
  const [low, high] = contrast.value;
  return (
    <div class="contrast">
      <RangeHistogram
        label="Contrast" from={bars.from} to={bars.to} all={bars.counts} log unit="ADU" range={[low, high]}
        onRange={([from, to]) => (contrast.value = [from ?? bars.from, to ?? bars.to])}
      />
      <button type="button" title="Contrast by percentiles" onClick={autoContrast}>Auto</button>
    </div>
  );
}

function Toolbar() {
  const views: [Projection, string][] = [["none", "Frame"], ["mean", "Mean"], ["max", "Maximum"]];
  return (
    <div class="toolbar">
      <span class="segments" role="group" aria-label="Frame or projection">
        {views.map(([kind, text]) => (
          <button type="button" key={kind} aria-pressed={projection.value === kind} onClick={() => (projection.value = kind)}>{text}</button>
        ))}
      </span>
      <label class="inline">
        Colours
        <select value={frameColors.value} onChange={event => (frameColors.value = event.currentTarget.value)}>
          {["gray", "inferno", "viridis"].map(name => <option key={name}>{name}</option>)}
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={fitsFrame.value} onChange={event => (fitsFrame.value = event.currentTarget.checked)} /> Fit
      </label>
      <Contrast />
    </div>
  );
}

function Slider() {
  const last = lastFrame.value;
  return (
    <div class="slider">
      <button type="button" aria-label={isPlaying.value ? "Pause" : "Play"} title="Space" disabled={!last} onClick={() => (isPlaying.value = !isPlaying.value)}>
        {isPlaying.value ? "❚❚" : "▶"}
      </button>
      <input type="range" class="frame-slider" min={0} max={last} value={frame.value} aria-label="Frame" disabled={!last}
        onInput={event => showFrame(event.currentTarget.valueAsNumber)} />
      <label class="inline">
        <span class="wide-only">Frame</span>
        <input id="go-to-frame" type="number" min={0} max={last} value={frame.value} title="Ctrl+G"
          onChange={event => showFrame(event.currentTarget.valueAsNumber || 0)} />
        <span>of {grouped(last + 1)}</span>
      </label>
    </div>
  );
}

/** The reason why there are no boxes, with a way to the field that is to be changed. */
function Trouble() {
  const error = previewError.value;
  if (!error) return null;
  return (
    <div class="trouble" role="alert">
      <p>{withoutKey(error.message, error.option)}</p>
      {error.option && <button type="button" onClick={() => goToField(error.option)}>Go to the field</button>}
    </div>
  );
}

function Empty() {
  return (
    <div class="empty-stage">
      <p><strong>Open a movie</strong></p>
      <p>Choose one from the server's folders, or drop a file here. A movie that is shown gets boxes at once; then set the camera and run.</p>
      <button type="button" class="primary" onClick={browseMovies}>Open…</button>
    </div>
  );
}

export function FramePane() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<FrameView | null>(null);
  useEffect(() => {
    view.current = new FrameView(canvas.current!, {
      hover: pixel => (under.value = pixel),
      select: corner => (selected.value = corner),
      region: rect => setOption("region", [...regionList(options.peek()), rect]),
      key: isFrameKey,
    });
    return () => view.current!.stage.end();
  }, []);
  useSignalEffect(() => view.current?.show(image.value, contrast.value, frameColors.value));
  useSignalEffect(() => {
    // Boxes of another frame would lie.
    const found = previewFrame.value === frame.value ? preview.value : null;
    view.current?.mark({
      roi: found?.roi ?? 1,
      boxes: found?.boxes ?? [],
      leftOut: found?.left_out ?? [],
      fits: found ? fitPlaces.value : [],
      selected: selected.value,
      regions: regionsOf(options.value),
    });
  });
  const isOpen = choice.value !== null;
  return (
    <section class="pane" aria-label="Frame">
      {isOpen && <Toolbar />}
      <div class="stage">
        <canvas ref={canvas} tabIndex={0} role="application"
          aria-label="Frame of the movie. Left and right change the frame, plus and minus zoom, 0 shows the whole frame." />
        {isOpen ? <><Readout /><ZoomButtons stage={() => view.current?.stage} /><Trouble /></> : <Empty />}
      </div>
      {isOpen && <Slider />}
    </section>
  );
}

// The box that was clicked: pixels, model, residuals and parameters.
import { useEffect, useRef } from "preact/hooks";
import { colorAt, diverging, type Rgb } from "../pure/colors";
import { significant, unitOf, withStd } from "../pure/format";
import { STATUS } from "../pure/words";
import { preview, selected, spot } from "../state/preview";

type Values = (number | null)[];

function Image({ label, side, values, color }: { label: string; side: number; values: Values; color: (value: number) => Rgb }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current!.getContext("2d")!;
    const image = brush.createImageData(side, side);
    values.forEach((value, k) => image.data.set([...(value === null ? [128, 128, 128] : color(value)), 255], 4 * k));
    brush.putImageData(image, 0, 0);
  });
  return <figure><canvas ref={canvas} width={side} height={side} role="img" aria-label={label} /><figcaption>{label}</figcaption></figure>;
}

const finite = (values: Values): number[] => values.filter((value): value is number => value !== null && Number.isFinite(value));

function Images() {
  const found = spot.value!;
  const all = finite([...found.pixels, ...found.model]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const bright = (value: number) => colorAt("inferno", (value - low) / (high - low || 1));
  return (
    <>
      <div class="spot-images">
        <Image label="Pixels" side={found.side} values={found.pixels} color={bright} />
        <Image label="Model" side={found.side} values={found.model} color={bright} />
        <Image label="Residual" side={found.side} values={found.residuals} color={value => diverging(value / 4)} />
      </div>
      <p class="note">Pixels and model from {significant(low, 3)} to {significant(high, 3)} photoelectrons; residuals from −4 to 4 standard deviations.</p>
    </>
  );
}

export function SpotPanel() {
  const found = spot.value, corner = selected.value;
  if (!corner)
    return preview.value ? <section class="panel"><h2>Spot</h2><p class="note">Click a box in the frame to see its fit.</p></section> : null;
  if (!found) return <section class="panel"><h2>Spot</h2><p class="note">Fitting…</p></section>;
  const p = found.p_value;
  return (
    <section class="panel" aria-live="polite">
      <h2>Spot near {corner[0] + (found.side >> 1)}, {corner[1] + (found.side >> 1)}</h2>
      <Images />
      <table class="values">
        <tbody>
          {found.parameters.map(({ name, value, std, unit }) => (
            <tr key={name}><th>{name}</th><td>{withStd(value, std)}</td><td>{unitOf(unit)}</td></tr>
          ))}
          <tr><th>p-value</th><td class={p !== null && p < 0.01 ? "bad" : ""}>{significant(p, 2)}</td><td /></tr>
          <tr><th>Fit</th><td colSpan={2}>{STATUS[found.status] ?? found.status}</td></tr>
        </tbody>
      </table>
      {p !== null && p < 0.01 && <p class="remark">The model describes these pixels badly: another emitter, a wrong width, or a wrong camera.</p>}
    </section>
  );
}

/** Numbers of the fits of the shown frame. */
export function FramePanel() {
  const fits = preview.value?.fits;
  if (!fits || !fits.columns.length) return null;
  const median = (name: string) => {
    const values = finite((fits.columns[fits.names.indexOf(name)] ?? []).map(value => (typeof value === "number" ? value : null)));
    return values.length ? values.sort((a, b) => a - b)[Math.floor(values.length / 2)] : null;
  };
  const shown = fits.names.filter(name => !["roi", "frame", "x", "y", "status", "iterations", "log_likelihood", "group"].includes(name));
  return (
    <section class="panel">
      <h2>Fits of this frame</h2>
      <p class="note">{fits.boxes.length} fits; medians:</p>
      <table class="values">
        <tbody>
          {shown.map(name => {
            const value = median(name);
            return value === null ? null : <tr key={name}><th>{name}</th><td>{significant(value, 4)}</td><td>{unitOf(fits.units[fits.names.indexOf(name)])}</td></tr>;
          })}
        </tbody>
      </table>
    </section>
  );
}

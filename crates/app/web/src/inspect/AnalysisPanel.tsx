// Drift and links, each one step that can be taken back.
import { useMemo, useState } from "preact/hooks";
import { Plot, type Curve } from "../parts/Plot";
import { significant } from "../pure/format";
import { correctDrift, drift, isGrowing, linkRows, oneStepBack, table, words, working } from "../state/table";

function Path() {
  const found = drift.value!;
  const curves = useMemo<Curve[]>(() => {
    const nm = (values: number[]) => values.map(value => value * 1e3);
    const all: Curve[] = [
      { label: "x", color: "#2f6db3", values: nm(found.path.x_um) },
      { label: "y", color: "#d9822b", values: nm(found.path.y_um) },
    ];
    if (found.path.z_um) all.push({ label: "z", color: "#3d9a5f", values: nm(found.path.z_um) });
    return all;
  }, [found]);
  const [before, after] = found.frc_nm ?? [null, null];
  const isSaid = (name: string) => words.value.some(text => text.includes(name));
  return (
    <>
      <Plot label="Drift of the stage over the frames" x={found.path.frame} curves={curves} xLabel="frame" yLabel="drift, nm" />
      <ul class="words">
        {found.nena_nm !== null && !isSaid("NeNA") && <li>Precision of repeated localizations (NeNA): {significant(found.nena_nm, 3)} nm.</li>}
        {before !== null && after !== null && !isSaid("FRC") && <li>Resolution (FRC): {significant(before, 3)} nm before, {significant(after, 3)} nm after.</li>}
      </ul>
    </>
  );
}

export function AnalysisPanel() {
  const [gap, setGap] = useState(1);
  const shown = table.value;
  if (!shown || !shown.rows) return null;
  const isBusy = working.value !== null || isGrowing.value;
  return (
    <section class="panel">
      <h2>Drift and links</h2>
      <div class="row">
        <button type="button" disabled={isBusy || shown.steps.includes("drift_corrected")} onClick={() => correctDrift()}>Correct drift</button>
        <button type="button" disabled={isBusy || shown.steps.includes("linked")} onClick={() => linkRows(gap)}>Link</button>
        <label class="inline" title="Frames in which a molecule may be dark">
          gap <input type="number" min={0} max={100} value={gap} onChange={event => setGap(event.currentTarget.valueAsNumber || 0)} />
        </label>
        {shown.parent && <button type="button" disabled={isBusy} onClick={() => oneStepBack()}>↶ One step back</button>}
      </div>
      {isGrowing.value && <p class="note">Possible after the run.</p>}
      {working.value && <p class="note" role="status">{working.value}…</p>}
      {words.value.length > 0 && <ul class="words">{words.value.map(text => <li key={text}>{text}</li>)}</ul>}
      {drift.value && <Path />}
    </section>
  );
}

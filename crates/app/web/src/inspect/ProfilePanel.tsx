// The profile along a line drawn in the picture.
import { useEffect, useMemo, useState } from "preact/hooks";
import { get } from "../api";
import { Plot } from "../parts/Plot";
import { grouped, length } from "../pure/format";
import { around, lineLength, profile, type Line } from "../pure/profile";
import { line } from "../state/picture";
import { complain } from "../state/status";
import { table, where } from "../state/table";
import type { Rows } from "../types";

const LIMIT = 200_000;

export function ProfilePanel() {
  const [width, setWidth] = useState(0.1);
  const [bin, setBin] = useState(0.01);
  const [rows, setRows] = useState<Rows | null>(null);
  const drawn = line.value, shown = table.value, condition = where.value;
  const absolute = useMemo<Line | null>(() => {
    if (!drawn || !shown) return null;
    const [x, y] = shown.origin_um;
    return { from: [drawn.from[0] + x, drawn.from[1] + y], to: [drawn.to[0] + x, drawn.to[1] + y] };
  }, [drawn, shown?.table]);
  useEffect(() => {
    setRows(null);
    if (!absolute || !shown) return;
    const region = around(absolute, width).join(",");
    get<Rows>("table/rows", { table: shown.table, region, where: condition, limit: LIMIT }).then(setRows, complain);
  }, [absolute, width, condition]);
  const curve = useMemo(() => {
    const [x, y] = ["x", "y"].map(name => rows?.columns[rows.names.indexOf(name)] as number[] | undefined);
    if (!absolute || !x || !y) return null;
    return profile(x, y, absolute, width, Math.min(Math.max(Math.round(lineLength(absolute) / bin), 1), 2000));
  }, [rows, absolute, width, bin]);
  const x = useMemo(() => curve?.places.map(place => place * 1e3) ?? [], [curve]);
  const curves = useMemo(() => [{ label: "localizations", color: "#2f6db3", values: curve?.counts ?? [], steps: true }], [curve]);
  if (!drawn || !absolute) return null;
  const total = curve?.counts.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <section class="panel">
      <header class="with-close">
        <h2>Profile</h2>
        <button type="button" class="plain" aria-label="Close the profile" onClick={() => (line.value = null)}>✕</button>
      </header>
      <p class="note">{length(lineLength(absolute))} long, {grouped(total)} localizations.{(rows?.columns[0]?.length ?? 0) >= LIMIT && ` Only the first ${grouped(LIMIT)} rows around the line are counted.`}</p>
      {curve && <Plot label="Localizations along the line" x={x} curves={curves} xLabel="along the line, nm" yLabel="number" />}
      <div class="row">
        <label class="inline">Width <input type="number" min={1} value={Math.round(width * 1e3)} onChange={event => setWidth(Math.max(event.currentTarget.valueAsNumber || 1, 1) / 1e3)} /> nm</label>
        <label class="inline">Bin <input type="number" min={1} value={Math.round(bin * 1e3)} onChange={event => setBin(Math.max(event.currentTarget.valueAsNumber || 1, 1) / 1e3)} /> nm</label>
      </div>
    </section>
  );
}

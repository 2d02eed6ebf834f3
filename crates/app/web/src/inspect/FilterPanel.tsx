// Histograms of columns with ranges, and the condition that they make.
import { useEffect, useRef, useState } from "preact/hooks";
import { get, isAbort } from "../api";
import { RangeHistogram } from "../parts/RangeHistogram";
import { grouped, unitOf } from "../pure/format";
import { fromExpression } from "../pure/expression";
import { complain } from "../state/status";
import { isGrowing, ranges, setRange, setWhere, table, where } from "../state/table";
import type { Histogram } from "../types";

const BINS = 80;
/** Columns that are of use to look at first, as far as a table has them. */
const FIRST = ["photons", "sigma", "x_std", "p_value", "z"];

function Column({ name, unit, close }: { name: string; unit: string | null; close: () => void }) {
  const [found, setFound] = useState<Histogram | null>(null);
  const [log, setLog] = useState(false);
  const last = useRef<AbortController | null>(null);
  const { table: of, version } = table.value!;
  const condition = where.value;
  useEffect(() => {
    // A growing table is asked when it has changed, at most once a second.
    const timer = setTimeout(async () => {
      last.current?.abort();
      const mine = (last.current = new AbortController());
      try {
        setFound(await get<Histogram>("table/histogram", { table: of, column: name, bins: BINS, where: condition }, mine.signal));
      } catch (error) {
        if (!isAbort(error) && !(isGrowing.peek() && version === 0)) complain(error);
      }
    }, 80);
    return () => clearTimeout(timer);
  }, [of, version, name, condition]);
  const range = ranges.value.get(name);
  const isRanges = fromExpression(condition) !== null;
  return (
    <div class="column">
      <header>
        <h3>{name}</h3>
        {found && condition && <small>{grouped(found.kept_rows)} of {grouped(found.rows)} rows</small>}
        <label class="check"><input type="checkbox" checked={log} onChange={event => setLog(event.currentTarget.checked)} /> log</label>
        <button type="button" class="plain" aria-label={`Close ${name}`} onClick={close}>✕</button>
      </header>
      {found && (
        <RangeHistogram label={name} from={found.from} to={found.to} all={found.all} kept={condition ? found.kept : undefined} unit={unitOf(unit)} log={log}
          range={isRanges ? [range?.from ?? null, range?.to ?? null] : undefined}
          onRange={([from, to]) => setRange(name, { from, to })} />
      )}
    </div>
  );
}

function Condition() {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed !== null) setWhere(typed.trim());
    setTyped(null);
  };
  return (
    <form class="condition" onSubmit={event => {
      event.preventDefault();
      apply();
    }}>
      <label for="where">Rows where</label>
      <textarea id="where" rows={2} spellcheck={false} placeholder="all rows; for example photons > 500 and x_std < 0.02"
        value={typed ?? where.value} onInput={event => setTyped(event.currentTarget.value)} onBlur={apply}
        onKeyDown={event => {
          if (event.key !== "Enter" || event.shiftKey || event.ctrlKey) return;
          event.preventDefault();
          apply();
        }} />
      {typed !== null && typed.trim() !== where.value && <p class="note">Enter applies it.</p>}
      {/p_value\s*>/.test(where.value) && <p class="note">Low p-values also have bright spots of a PSF that is not quite the model: they are left out, too.</p>}
      {(where.value || typed) && <button type="button" onClick={() => {
        setTyped(null);
        setWhere("");
      }}>All rows</button>}
    </form>
  );
}

export function FilterPanel() {
  const [chosen, setChosen] = useState<string[] | null>(null);
  const shown = table.value;
  if (!shown || !shown.rows) return null;
  const names = shown.columns.map(({ name }) => name);
  const open = (chosen ?? FIRST.filter(name => names.includes(name)).slice(0, 3)).filter(name => names.includes(name));
  return (
    <section class="panel">
      <h2>Filter</h2>
      <Condition />
      {open.map(name => (
        <Column key={name} name={name} unit={shown.columns.find(column => column.name === name)?.unit ?? null}
          close={() => setChosen(open.filter(other => other !== name))} />
      ))}
      <select aria-label="Add the histogram of a column" value="" onChange={event => {
        if (event.currentTarget.value) setChosen([...open, event.currentTarget.value]);
        event.currentTarget.value = "";
      }}>
        <option value="">Add a column…</option>
        {names.filter(name => !open.includes(name)).map(name => <option key={name}>{name}</option>)}
      </select>
    </section>
  );
}

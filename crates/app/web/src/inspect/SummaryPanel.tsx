// The counts, warnings and remarks of a run.
import { RemarkText, Remarks } from "../parts/Remark";
import { grouped, length } from "../pure/format";
import { countInWords } from "../pure/words";
import { current } from "../state/jobs";
import { setOption } from "../state/options";
import { choice } from "../state/movie";
import { table, where } from "../state/table";
import type { Options } from "../types";

function Texts({ title, texts, kind }: { title: string; texts: string[]; kind: string }) {
  if (!texts.length) return null;
  return (
    <div class={kind}>
      <h3>{title}</h3>
      <ul>{texts.map(text => <li key={text}><RemarkText text={text} /></li>)}</ul>
    </div>
  );
}

/** The share of spots at the border from which on they are worth another run. */
const MANY_AT_BORDER = 0.05;

/** The spots whose boxes would leave the frame, if they are many. */
function AtBorder({ counts, options }: { counts: Record<string, number>; options: Options }) {
  const { found = 0, border = 0 } = counts;
  if (border <= MANY_AT_BORDER * found || options.border === "shift") return null;
  return (
    <p class="note">
      {Math.round((100 * border) / found)} % of the spots found are so near to the border that their boxes would leave the frame, and are not fitted.{" "}
      <button type="button" class="take" onClick={() => setOption("border", "shift")}>Shift the boxes inside</button>
    </p>
  );
}

export function SummaryPanel() {
  const shown = table.value, job = current.value;
  if (!shown) return null;
  const summary = job && shown.table.startsWith("job:") ? job.summary : null;
  const remarks = summary?.remarks.map(({ text }) => text) ?? [];
  // Cures set the options of the next run, of the movie that is open.
  const open = choice.value, of = job?.movie;
  const isCurable = (["path", "series", "channel", "z"] as const).every(key => (open?.[key] ?? null) === (of?.[key] ?? null));
  const warnings = summary?.warnings.filter(text => !remarks.includes(text)) ?? [];
  const facts: [string, string][] = [
    ["Rows", grouped(shown.rows)],
    ["Usable", `${grouped(shown.usable)}${shown.rows ? ` (${((100 * shown.usable) / shown.rows).toFixed(1)} %)` : ""}`],
  ];
  if (shown.poor_part !== null) facts.push(["p-values below 0.01", `${(100 * shown.poor_part).toFixed(1)} % (1 % is right)`]);
  if (shown.frames !== null) facts.push(["Frames", grouped(shown.frames)]);
  if (shown.precision_um) facts.push(["Median precision", length(shown.precision_um)]);
  if (shown.model) facts.push(["Model", shown.model]);
  if (shown.steps.length) facts.push(["Steps", shown.steps.join(", ").replaceAll("_", " ")]);
  return (
    <section class="panel">
      <h2>Table</h2>
      <dl class="facts">{facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={name + "="}>{value}</dd>])}</dl>
      {where.value && <p class="note">These numbers are of all rows; the condition leaves some out.</p>}
      {summary && (
        <>
          <dl class="facts">{Object.entries(summary.counts).filter(([, value]) => value > 0).map(([name, value]) => [<dt key={name}>{countInWords(name)}</dt>, <dd key={name + "="}>{grouped(value)}</dd>])}</dl>
          {isCurable && <AtBorder counts={summary.counts} options={job?.options ?? {}} />}
          {isCurable && summary.remarks.length > 0 ? (
            <div class="warnings">
              <h3>Remarks</h3>
              <Remarks remarks={summary.remarks} of={job?.options} isHere={() => true} />
            </div>
          ) : <Texts title="Remarks" texts={remarks} kind="warnings" />}
          {isCurable && warnings.length > 0 ? (
            <div class="warnings">
              <h3>Warnings</h3>
              <Remarks remarks={warnings.map(text => ({ cause: "warning", text }))} of={job?.options} isHere={() => summary.remarks.length === 0} />
            </div>
          ) : <Texts title="Warnings" texts={warnings} kind="warnings" />}
          <Texts title="Notes" texts={summary.notes.filter(text => !remarks.includes(text) && !warnings.includes(text))} kind="notes" />
        </>
      )}
    </section>
  );
}

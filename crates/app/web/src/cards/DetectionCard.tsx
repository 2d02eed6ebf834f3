// The threshold of spots, with the spots of the shown frame.
import { Card, Field, OptionInput, OptionSelect } from "../parts/fields";
import { RangeHistogram } from "../parts/RangeHistogram";
import { grouped, parseNumber, significant } from "../pure/format";
import { isMarked, MARKS, pathOf, REASONS, reasonsOf, type Marked } from "../pure/marks";
import { regionList, withoutKey } from "../pure/options";
import { projection } from "../state/movie";
import { options, setOption, setThreshold } from "../state/options";
import { isStale, preview, previewError } from "../state/preview";

type Kind = "false_alarms" | "threshold" | "min_net_gradient";
const KINDS: [Kind, string][] = [
  ["false_alarms", "False alarms"],
  ["threshold", "Standard deviations"],
  ["min_net_gradient", "Net gradient (Picasso)"],
];
const FIRST: Record<Kind, number> = { false_alarms: 0.1, threshold: 5, min_net_gradient: 5000 };
/** The slider of false alarms: powers of ten. */
const FROM = -3, TO = 2;

function kindOf(): Kind {
  return KINDS.map(([kind]) => kind).find(kind => options.value[kind] !== undefined) ?? "false_alarms";
}

function FalseAlarms() {
  const value = options.value.false_alarms;
  const number = typeof value === "number" && value > 0 ? value : FIRST.false_alarms;
  return (
    <Field name="false_alarms" label="False alarms" unit="a frame" tall>
      {(id, about) => (
        <>
          <input id={id} type="range" min={FROM} max={TO} step={0.05} value={Math.log10(number)} aria-describedby={about}
            aria-valuetext={`${significant(number, 2)} a frame`}
            onInput={event => setThreshold("false_alarms", Number((10 ** event.currentTarget.valueAsNumber).toPrecision(2)))} />
          <input type="text" class="short" aria-label="False alarms a frame" value={significant(number, 2)}
            onChange={event => {
              const typed = parseNumber(event.currentTarget.value);
              if (typed !== null) setThreshold("false_alarms", typed);
            }} />
        </>
      )}
    </Field>
  );
}

function Threshold() {
  const kind = kindOf();
  return (
    <>
      <div class="field">
        <label for="threshold-kind">Threshold</label>
        <span class="control">
          <select id="threshold-kind" value={kind} onChange={event => {
            const next = event.currentTarget.value as Kind;
            setThreshold(next, FIRST[next]);
          }}>
            {KINDS.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
          </select>
        </span>
      </div>
      {kind === "false_alarms" && <FalseAlarms />}
      {kind === "threshold" && (
        <Field name="threshold" label="Level" unit="SD" tall>
          {(id, about) => (
            <>
              <input type="range" min={2} max={20} step={0.1} aria-label="Threshold in standard deviations" value={Number(options.value.threshold)}
                onInput={event => setThreshold("threshold", event.currentTarget.valueAsNumber)} />
              <OptionInput id={id} name="threshold" describedBy={about} />
            </>
          )}
        </Field>
      )}
      {kind === "min_net_gradient" && (
        <Field name="min_net_gradient" label="Net gradient" unit="ADU" tall>
          {(id, about) => (
            <>
              <input type="range" min={1} max={6} step={0.02} aria-label="Net gradient, by powers of ten"
                value={Math.log10(Math.max(Number(options.value.min_net_gradient) || 1, 1))}
                onInput={event => setThreshold("min_net_gradient", Number((10 ** event.currentTarget.valueAsNumber).toPrecision(3)))} />
              <OptionInput id={id} name="min_net_gradient" describedBy={about} />
            </>
          )}
        </Field>
      )}
    </>
  );
}

/** The mark of a left-out spot as it is in the frame. */
const Mark = ({ reason }: { reason: Marked }) => (
  <svg class={"mark " + reason} viewBox="-1.5 -1.5 3 3" aria-hidden="true"><path d={pathOf(MARKS[reason])} /></svg>
);

function Found() {
  const found = preview.value;
  if (projection.value !== "none") return <p class="note">Boxes are found in single frames.</p>;
  if (previewError.value) return <p class="error" >{withoutKey(previewError.value.message, previewError.value.option)}</p>;
  if (!found) return null;
  return (
    <div class={"found" + (isStale.value ? " stale" : "")}>
      <p aria-live="polite"><strong>{grouped(found.boxes.length)}</strong> boxes in this frame
        {reasonsOf(found.counts).map(([reason, count]) => (
          <span key={reason}>, <span class="together">{found.left_out && isMarked(reason) && <Mark reason={reason} />}{grouped(count)} {REASONS[reason]}</span></span>
        ))}</p>
      {found.boxes.length === 0 && <p class="note">No peak is above the threshold: allow more false alarms, or look at another frame.</p>}
      {found.notes.map(note => <p class="note" key={note}>{note}</p>)}
      <Ratios />
    </div>
  );
}

/** Peaks by their ratio to the threshold, those below it among them. */
function Ratios() {
  const found = preview.value!;
  const ratios = (found.peaks ?? found.boxes.map(([, , ratio]) => ratio)).filter(ratio => Number.isFinite(ratio));
  if (ratios.length < 2) return null;
  const sorted = [...ratios].sort((a, b) => a - b);
  const from = Math.min(sorted[0], 0.8), to = Math.max(sorted[Math.floor(0.98 * (sorted.length - 1))], 1.5);
  const bins = 48, counts = new Array<number>(bins).fill(0);
  for (const ratio of ratios) counts[Math.min(Math.floor(((ratio - from) / (to - from)) * bins), bins - 1)]++;
  return (
    <figure class="small">
      <RangeHistogram label="Peaks by their ratio to the threshold" from={from} to={to} all={counts} marker={1} unit="× threshold" log />
      <figcaption>Peaks right of the line are fitted. A gap at the line is a safe threshold.</figcaption>
    </figure>
  );
}

function Regions() {
  const regions = regionList(options.value);
  return (
    <div class="regions">
      <h3>Regions</h3>
      {!regions.length && <p class="note">All of the frame. Drag with Shift in the frame to add a rectangle.</p>}
      <ul>
        {regions.map((region, place) => (
          <li key={place}>
            <code>{Array.isArray(region) ? `x ${region[0]}–${region[2]}, y ${region[1]}–${region[3]}` : `mask ${region}`}</code>
            <button type="button" class="plain" aria-label={`Remove region ${place + 1}`} onClick={() => {
              const rest = regions.filter((_, other) => other !== place);
              setOption("region", rest.length ? rest : undefined);
            }}>✕</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DetectionCard() {
  return (
    <Card title="Detection" aside={preview.value ? `${grouped(preview.value.boxes.length)} boxes` : undefined}>
      <Threshold />
      <Found />
      <Field name="roi" label="Box side" unit={preview.value && options.value.roi === undefined ? `px, now ${preview.value.roi}` : "px"}>
        {(id, about) => <OptionInput id={id} name="roi" placeholder="automatic" describedBy={about} />}
      </Field>
      <Field name="crowded" label="Crowding">
        {id => <OptionSelect id={id} name="crowded" unset="as the model allows" choices={[["auto", "in dense frames"], ["on", "fit neighbours together"], ["off", "off"]]} />}
      </Field>
      <Regions />
    </Card>
  );
}

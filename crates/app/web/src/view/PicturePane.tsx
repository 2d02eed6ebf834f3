// The tab of the picture: canvas, colours and scale bar.
import { batch, signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fixed, grouped, length, placeWords } from "../pure/format";
import { scaleBar } from "../pure/viewport";
import { line, visibleRegion } from "../state/picture";
import { complain, optionList } from "../state/status";
import { isGrowing, table, where } from "../state/table";
import { PictureView, type Look } from "./picture";
import { paintStrip } from "./strip";
import { serverTiles, type HuesOf } from "./tiles";
import { ZoomButtons } from "./ZoomButtons";

const FIRST: Look = { colors: "inferno", hues: false, brightness: 0, faint: 0 };
export const look = signal<Look>(FIRST);
export const huesOf = signal<HuesOf>("none");
const under = signal<[number, number] | null>(null);
const aboutUnder = signal<string | null>(null);
const scale = signal(1);

function Key() {
  const shown = table.value, kind = huesOf.value;
  const strip = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (strip.current) paintStrip(strip.current);
  });
  if (!shown || kind === "none") return null;
  const ends: Record<Exclude<HuesOf, "none">, [string, string]> = {
    z: shown.z_um ? [`z ${fixed(shown.z_um[0] * 1e3, 0)}`, `${fixed(shown.z_um[1] * 1e3, 0)} nm`] : ["z", ""],
    frame: shown.frames === null ? ["first frame", "last"] : ["frame 0", grouped(Math.max(shown.frames - 1, 0))],
    precision: ["precise", "less precise"],
  };
  return <div class="key"><span>{ends[kind][0]}</span><canvas ref={strip} width={120} height={1} /><span>{ends[kind][1]}</span></div>;
}

function Overlays() {
  const shown = table.value!, at = under.value;
  const bar = scaleBar(scale.value, 160);
  return (
    <>
      <output class="readout">
        {at && [placeWords(shown.origin_um[0] + at[0], shown.origin_um[1] + at[1], scale.value), aboutUnder.value].filter(Boolean).join("  ·  ")}
      </output>
      <div class="bar"><span>{length(bar)}</span><i style={{ width: `${bar * scale.value}px` }} /></div>
      <Key />
    </>
  );
}

function Toolbar() {
  const shown = table.value!;
  const set = (part: Partial<Look>) => (look.value = { ...look.value, ...part });
  const hues: [HuesOf, string][] = [["none", "count"], ["frame", "frame"], ["precision", "precision"]];
  if (shown.z_um) hues.splice(1, 0, ["z", "z"]);
  return (
    <div class="toolbar">
      <label class="inline">
        Hues by
        <select value={huesOf.value} onChange={event => {
          const kind = event.currentTarget.value as HuesOf;
          batch(() => {
            huesOf.value = kind;
            set({ hues: kind !== "none" });
          });
        }}>
          {hues.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
        </select>
      </label>
      <label class="inline">
        Colours
        <select disabled={look.value.hues} value={look.value.colors} onChange={event => set({ colors: event.currentTarget.value })}>
          {(optionList.value?.colors ?? ["inferno"]).map(name => <option key={name}>{name}</option>)}
        </select>
      </label>
      <label class="inline">
        Brightness
        <input type="range" min={-4} max={4} step={0.05} value={look.value.brightness} onInput={event => set({ brightness: event.currentTarget.valueAsNumber })} />
      </label>
      <label class="inline">
        Faint detail
        <input type="range" min={-2} max={2} step={0.05} value={look.value.faint} onInput={event => set({ faint: event.currentTarget.valueAsNumber })} />
      </label>
      <button type="button" onClick={() => batch(() => {
        look.value = { ...FIRST };
        huesOf.value = "none";
      })}>Reset</button>
    </div>
  );
}

export function PicturePane() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<PictureView | null>(null);
  const shownTable = useRef<string | null>(null);
  useEffect(() => {
    const made = (view.current = new PictureView(canvas.current!, {
      drawn: drawn => batch(() => {
        scale.value = drawn.scale;
        under.value = drawn.pointer;
        aboutUnder.value = drawn.found && drawn.found.about.join("  ");
      }),
      line: drawn => (line.value = drawn),
      failed: complain,
    }));
    visibleRegion.get = () => {
      const [x, y] = table.peek()?.origin_um ?? [0, 0], [x0, y0, x1, y1] = made.visible();
      return [x + x0, y + y0, x + x1, y + y1];
    };
    return () => made.stage.end();
  }, []);
  useSignalEffect(() => view.current?.setLook(look.value));
  useSignalEffect(() => {
    const shown = table.value;
    const isSame = shown !== null && shownTable.current === shown.table.split("#")[0];
    shownTable.current = shown?.table ?? null;
    view.current?.setSource(shown && shown.rows > 0 ? serverTiles(shown, where.value, huesOf.value) : null, isSame || !!shown?.parent);
  });
  useSignalEffect(() => {
    if (!view.current) return;
    view.current.line = line.value;
    view.current.stage.soon();
  });
  const shown = table.value;
  return (
    <section class="pane" aria-label="Picture">
      {shown && <Toolbar />}
      <div class="stage">
        <canvas ref={canvas} tabIndex={0} role="application"
          aria-label="Picture of all localizations. Plus and minus zoom, arrow keys move, 0 shows the whole picture." />
        {shown ? <><Overlays /><ZoomButtons stage={() => view.current?.stage} /></> : (
          <div class="empty-stage"><p>{isGrowing.value ? "The first localizations are on their way." : "The picture of a run appears here. Start one with Run, or open a table."}</p></div>
        )}
      </div>
      {shown && <p class="how">Scroll to zoom, drag to move, double-click to zoom in, drag with Shift for a profile.</p>}
    </section>
  );
}

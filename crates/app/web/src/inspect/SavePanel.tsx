// The table as a file, the picture as a file, and the report.
import { useState } from "preact/hooks";
import { getBytes, urlOf } from "../api";
import { format as ofRun } from "../state/options";
import { visibleRegion } from "../state/picture";
import { complain, optionList, say } from "../state/status";
import { table, where } from "../state/table";
import { huesOf, look } from "../view/PicturePane";

/** The name that the server gives a file. */
function fileName(response: Response, fallback: string): string {
  const found = /filename="?([^";]+)"?/.exec(response.headers.get("content-disposition") ?? "");
  return found?.[1] ?? fallback;
}

async function savePicture(format: string, pixelNm: number, bar: boolean, part: "view" | "whole"): Promise<void> {
  const shown = table.peek();
  if (!shown) return;
  say("The picture is being drawn.");
  try {
    const response = await getBytes("table/picture", {
      table: shown.table,
      format,
      region: part === "view" ? visibleRegion.get().map(value => value.toFixed(4)).join(",") : null,
      pixel_um: pixelNm / 1e3,
      colors: look.peek().colors,
      hues: huesOf.peek() === "z" ? "z" : null,
      where: where.peek(),
      scale_bar: bar,
    });
    const url = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement("a"), { href: url, download: fileName(response, `picture.${format}`) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    say("The picture is saved.");
  } catch (error) {
    complain(error);
  }
}

export function SavePanel() {
  const [format, setFormat] = useState(ofRun.peek());
  const [picture, setPicture] = useState("png");
  const [pixel, setPixel] = useState(10);
  const [bar, setBar] = useState(true);
  const [part, setPart] = useState<"view" | "whole">("view");
  const shown = table.value, list = optionList.value;
  if (!shown || !shown.rows || !list) return null;
  return (
    <section class="panel">
      <h2>Save</h2>
      <div class="row">
        <label class="inline">Table
          <select value={format} onChange={event => setFormat(event.currentTarget.value)}>{list.formats.map(({ name }) => <option key={name}>{name}</option>)}</select>
        </label>
        <a class="button" download href={urlOf("table/file", { table: shown.table, format, where: where.value })}>Save table</a>
        <a class="button" target="_blank" rel="noopener" href={urlOf("table/report", { table: shown.table })}>Report ↗</a>
      </div>
      {where.value && <p class="note">The table and the picture have the rows of the condition; the report has all.</p>}
      <div class="row">
        <label class="inline">Picture
          <select value={picture} onChange={event => setPicture(event.currentTarget.value)}>{list.pictures.map(name => <option key={name}>{name}</option>)}</select>
        </label>
        <label class="inline">of
          <select value={part} onChange={event => setPart(event.currentTarget.value as "view" | "whole")}>
            <option value="view">this view</option><option value="whole">everything</option>
          </select>
        </label>
        <label class="inline">pixel <input type="number" min={0.5} step={0.5} value={pixel} onChange={event => setPixel(event.currentTarget.valueAsNumber || 10)} /> nm</label>
        <label class="check"><input type="checkbox" checked={bar} onChange={event => setBar(event.currentTarget.checked)} /> scale bar</label>
        {(huesOf.value === "frame" || huesOf.value === "precision") && <p class="note">Hues by {huesOf.value} are of this page: the file shows counts.</p>}
        <button type="button" onClick={() => savePicture(picture, pixel, bar, part)}>Save picture</button>
      </div>
    </section>
  );
}

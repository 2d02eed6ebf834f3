// The model of a spot, its width or its PSF, and the device.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { Card, Field, OptionInput, OptionSelect, isOnPage } from "../parts/fields";
import { browse } from "../parts/FileBrowser";
import { Remarks } from "../parts/Remark";
import { fieldOf } from "../pure/cures";
import { withModel } from "../pure/options";
import { choice } from "../state/movie";
import { options, setOption } from "../state/options";
import { explained, fitsFrame, preview, trouble } from "../state/preview";
import { complain, optionList, say, server } from "../state/status";
import type { Takes } from "../types";
import { AllOptions } from "./AllOptions";

function Width({ takes }: { takes: Takes | null }) {
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState("");
  useEffect(() => setWords(""), [choice.value]);
  const measure = async () => {
    if (trouble.peek()) return complain(trouble.peek());
    setBusy(true);
    try {
      const found = await post<{ sigma_um: number; words: string }>("width", { movie: choice.value, options: options.value });
      setOption("sigma_um", Number(found.sigma_um.toPrecision(4)));
      setWords(found.words);
      say(found.words);
    } catch (error) {
      complain(explained(error));
    } finally {
      setBusy(false);
    }
  };
  const isStart = takes !== "width";
  return (
    <Field name="sigma_um" label={isStart ? "First σ" : "Width σ"} origin={words && <span>{words}</span>}>
      {(id, about) => (
        <>
          <OptionInput id={id} name="sigma_um" placeholder={isStart ? "automatic" : "0.13 or auto"} describedBy={about} />
          <span class="unit">µm</span>
          <button type="button" disabled={isBusy || !choice.value} onClick={measure}>{isBusy ? "Measuring…" : "Measure"}</button>
        </>
      )}
    </Field>
  );
}

function PsfFile() {
  return (
    <Field name="psf" label="PSF file">
      {(id, about) => (
        <>
          <OptionInput id={id} name="psf" placeholder="needed by this model" describedBy={about} wide />
          <button type="button" onClick={() => browse("Choose a PSF file", ["settings", "other"], entry => setOption("psf", entry.path))}>…</button>
        </>
      )}
    </Field>
  );
}

function Devices() {
  const found = server.value?.devices.filter(device => !device.software) ?? [];
  return (
    <Field name="backend" label="Device" origin={<span>{found.map(device => device.name).join(", ")}</span>}>
      {id => <OptionSelect id={id} name="backend" unset="automatic" choices={["auto", "cpu", "gpu"]} />}
    </Field>
  );
}

export function FitCard() {
  const models = optionList.value?.models ?? [];
  const chosen = models.find(model => model.name === options.value.model) ?? null;
  const takes = chosen?.takes ?? null;
  const remarks = (preview.value?.remarks ?? []).filter(({ cause }) => !isOnPage(fieldOf(cause)));
  return (
    <Card title="Fit" aside={chosen?.name}>
      <Field name="model" label="Model" origin={<span>{chosen ? chosen.about : "Choose what is fitted."}</span>}>
        {(id, about) => (
          <select id={id} aria-describedby={about}
            value={chosen?.name ?? ""} onChange={event => {
            const next = models.find(model => model.name === event.currentTarget.value);
            if (next) options.value = withModel(options.value, next.name, next.takes);
          }}>
            {!chosen && <option value="">not chosen</option>}
            {models.map(model => <option key={model.name} value={model.name}>{model.label ?? model.name}</option>)}
          </select>
        )}
      </Field>
      {(takes === null || takes === "width" || takes === "start_width") && <Width takes={takes} />}
      {takes !== null && takes !== "width" && takes !== "start_width" && <PsfFile />}
      {(takes === "width" || takes === "start_width") && <p class="note">Photons are those of the Gaussian. A real PSF has more light, often a quarter, in its rings: a measured PSF counts it.</p>}
      <Devices />
      <label class="check">
        <input type="checkbox" checked={fitsFrame.value} onChange={event => (fitsFrame.value = event.currentTarget.checked)} />
        Fit the shown frame
      </label>
      {fitsFrame.value && preview.value?.fits && <p class="note">{preview.value.fits.boxes.length} fits of this frame in {preview.value.ms.toFixed(0)} ms, drawn as crosses.</p>}
      <Remarks remarks={remarks} isHere={field => !isOnPage(field)} />
      <AllOptions />
    </Card>
  );
}

// The camera: each value with where it comes from.
import { useState } from "preact/hooks";
import { Card, Field, OptionInput } from "../parts/fields";
import { browse } from "../parts/FileBrowser";
import { estimateOf, estimatesFor, explainingGain, isReadNoiseTooHigh, largestReadNoise, withEstimates } from "../pure/camera";
import { significant, withStd } from "../pure/format";
import { movie } from "../state/movie";
import { isKept, options, presets, savePreset, setOption, takePreset } from "../state/options";
import type { Estimate } from "../types";

/** The excess noise of electron multiplication at high gain: it doubles the variance. */
const EM_EXCESS = 2;

/** Gains below are those of EMCCDs: an ADU of other cameras is 0.1 to 5 photoelectrons. */
const LEAST_WITHOUT_EM = 0.08;

/** The read noise of an sCMOS camera, which an estimate is shown for as long as none is stated. */
const USUAL_READ_NOISE = 1.5;

/** The origin of a value of the page; of one that is kept, its field tells. */
const Typed = ({ name }: { name: string }) => (isKept(name) ? null : <span class="tag">typed</span>);

/** The estimate of the movie and what its file states, each with a button that takes it. */
function Sources({ name, found, fallback, limits }: { name: string; found: Estimate | undefined; fallback: string; limits: string }) {
  const value = options.value[name];
  const offer = (number: number | null | undefined, text: string) =>
    number !== null && number !== undefined && value !== number && (
      <span class="together">{text} <button type="button" class="take" onClick={() => setOption(name, number)}>Take</button></span>
    );
  const rounded = estimateOf(found), estimated = `estimate ${withStd(found?.estimate ?? null, found?.std ?? null)}${limits}`;
  const from = value === undefined ? fallback : value === found?.stated ? "from the file" : value === rounded ? estimated : null;
  return (
    <>
      {from === null ? <Typed name={name} /> : <span class="tag">{from}</span>}
      {offer(found?.stated, `file states ${significant(found?.stated)}`)}
      {offer(rounded, estimated)}
    </>
  );
}

function PixelSize() {
  const found = movie.value?.camera.pixel_size_um;
  const stated = found?.value == null ? "" : [found.value].flat().map(value => significant(value)).join(",");
  const isTyped = options.value.pixel_size_um !== undefined;
  return (
    <Field name="pixel_size_um" label="Pixel size" unit="µm"
      origin={isTyped ? <><Typed name="pixel_size_um" />{stated && <span>file states {stated} <button type="button" class="take" onClick={() => setOption("pixel_size_um", undefined)}>Take</button></span>}</>
        : stated ? <span class="tag">from the file{found?.entry ? ` (${found.entry})` : ""}</span>
        : movie.value && <span class="tag">not in the file</span>}>
      {(id, about) => <OptionInput id={id} name="pixel_size_um" placeholder={stated || "0.1"} describedBy={about} />}
    </Field>
  );
}

/** Changes the noise: estimates that were taken follow. */
function setNoise(change: () => void): void {
  const before = options.peek();
  change();
  if (movie.peek()) options.value = withEstimates(movie.peek()!.camera, before, options.peek());
}

/** True if electrons are multiplied. */
const isMultiplied = (): boolean => Number(options.value.excess_noise ?? 1) !== 1;

function ReadNoise() {
  const isOn = isMultiplied();
  if (movie.value && isReadNoiseTooHigh(movie.value, options.value))
    return <span class="bad">more than the noise of the movie, {significant(largestReadNoise(movie.value, options.value), 2)} e⁻ at most{isOn && ": divide that of the data sheet by the EM gain"}</span>;
  const isStated = options.value.read_noise_e !== undefined;
  return <>{isStated ? <Typed name="read_noise_e" /> : !isOn && <span>1 to 2 e⁻ of an sCMOS camera; the estimates change with it</span>}{isOn && <span>that of the data sheet, divided by the EM gain: below 0.5 e⁻, and hardly matters</span>}</>;
}

function Multiplication() {
  const value = options.value.excess_noise;
  const isOn = isMultiplied();
  const gain = movie.value?.camera.gain_e_per_adu.estimate, isFromFile = options.value.camera !== undefined;
  const isLikely = !isOn && !isFromFile && gain != null && gain < LEAST_WITHOUT_EM;
  const words = isOn ? `variance × ${String(value)}; the gain is ADU to photoelectrons before multiplication`
    : isLikely ? `the estimate of the gain, ${significant(gain, 2)} e⁻/ADU, is that of an EMCCD: is EM gain on?` : "of an EMCCD; the estimates change with it";
  return (
    <Field name="excess_noise" label="EM gain" origin={<span class={isLikely ? "bad" : undefined}>{words}</span>}>
      {(id, about) => (
        <span class="check">
          <input id={id} type="checkbox" checked={isOn} aria-describedby={about}
            onChange={event => setNoise(() => setOption("excess_noise", event.currentTarget.checked ? EM_EXCESS : undefined))} />
          on
        </span>
      )}
    </Field>
  );
}

function Presets() {
  const [name, setName] = useState("");
  const names = Object.keys(presets.value);
  return (
    <div class="presets">
      {names.length > 0 && (
        <select aria-label="Saved cameras" value="" onChange={event => {
          if (event.currentTarget.value) takePreset(event.currentTarget.value);
          event.currentTarget.value = "";
        }}>
          <option value="">Saved cameras…</option>
          {names.map(preset => <option key={preset}>{preset}</option>)}
        </select>
      )}
      <form onSubmit={event => {
        event.preventDefault();
        if (name.trim()) void savePreset(name.trim()).then(() => setName(""));
      }}>
        <input type="text" aria-label="Name for this camera" placeholder="Name of this camera" value={name}
          onInput={event => setName(event.currentTarget.value)} />
        <button type="submit" disabled={!name.trim()}>Save</button>
      </form>
    </div>
  );
}

export function CameraCard() {
  const isKnown = movie.value && !isReadNoiseTooHigh(movie.value, options.value);
  const found = isKnown ? estimatesFor(movie.value!.camera, options.value) : undefined;
  const missing = (["offset_adu", "gain_e_per_adu"] as const).filter(
    key => found?.[key].estimate != null && options.value[key] === undefined,
  );
  const hasFile = options.value.camera !== undefined;
  const of = movie.value, isAlone = found?.gain_e_per_adu.estimate == null;
  const gain = of && isAlone ? { ...of.camera.gain_e_per_adu, estimate: explainingGain(of, options.value) } : found?.gain_e_per_adu;
  const withoutNoise = options.value.read_noise_e === undefined ? " without read noise" : "";
  const usual = { ...options.value, read_noise_e: USUAL_READ_NOISE };
  const withUsual = of && withoutNoise && !isMultiplied() && !isReadNoiseTooHigh(of, usual) ? estimateOf(estimatesFor(of.camera, usual).offset_adu) : null;
  const ofOffset = withUsual === null ? withoutNoise : `${withoutNoise} (${significant(withUsual, 4)} with ${USUAL_READ_NOISE} e⁻)`;
  return (
    <Card title="Camera" aside={hasFile ? "from a file" : undefined}>
      <PixelSize />
      <Field name="read_noise_e" label="Read noise" unit="e⁻" origin={<ReadNoise />}>
        {(id, about) => <OptionInput id={id} name="read_noise_e" placeholder="0" describedBy={about} around={setNoise} />}
      </Field>
      <Multiplication />
      {missing.length > 0 && !hasFile && (
        <button type="button" class="offer" onClick={() => missing.forEach(key => setOption(key, estimateOf(found?.[key])!))}>
          Take the estimates of offset and gain
        </button>
      )}
      {!hasFile && movie.value?.camera.no_estimate && options.value.offset_adu === undefined && <p class="note">No estimate of offset and gain: {movie.value.camera.no_estimate}. The data sheet of the camera has them. {movie.value.darkest_adu !== null && <>Without it: the darkest pixel has {significant(movie.value.darkest_adu)} ADU, and the offset is hardly above it, often a round number. With an offset, the gain is estimated.</>}</p>}
      <Field name="offset_adu" label="Offset" unit="ADU" origin={!hasFile && <Sources name="offset_adu" found={found?.offset_adu} fallback="not stated" limits={ofOffset} />}>
        {(id, about) => <OptionInput id={id} name="offset_adu" placeholder="0" describedBy={about} />}
      </Field>
      <Field name="gain_e_per_adu" label="Gain" unit="e⁻/ADU" origin={!hasFile && <Sources name="gain_e_per_adu" found={gain} fallback="not stated" limits={isAlone ? ` with this offset${withoutNoise && `,${withoutNoise}`}` : ""} />}>
        {(id, about) => <OptionInput id={id} name="gain_e_per_adu" placeholder="1" describedBy={about} />}
      </Field>
      <Field name="camera" label="Camera file" origin={hasFile && <span>replaces offset, gain and noise</span>}>
        {(id, about) => (
          <>
            <OptionInput id={id} name="camera" placeholder="none" describedBy={about} wide />
            <button type="button" onClick={() => browse("Choose a camera file", ["settings"], entry => setOption("camera", entry.path))}>…</button>
          </>
        )}
      </Field>
      <Presets />
    </Card>
  );
}

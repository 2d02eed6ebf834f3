import assert from "node:assert/strict";
import test from "node:test";
import { estimateOf } from "../build/camera.mjs";
import { curesOf, fieldOf, isApplied, patched, undoOf } from "../build/cures.mjs";

const models = [
  { name: "xynb", takes: "width", parameters: ["x", "y", "photons", "background"] },
  { name: "xynbs", takes: "start_width", parameters: ["x", "y", "photons", "background", "sigma"] },
  { name: "xynbsxsy", takes: "start_width", parameters: ["x", "y", "photons", "background", "sigma_x", "sigma_y"] },
  { name: "astigmatic", takes: "curve", parameters: ["x", "y", "z", "photons", "background"] },
  { name: "spline", takes: "spline", parameters: ["x", "y", "z", "photons", "background"] },
];
const keys = new Set([
  "model", "sigma_um", "psf", "pixel_size_um", "offset_adu", "gain_e_per_adu", "excess_noise", "camera", "crowded", "background_frames",
]);
const none = { stated: null, estimate: null, std: null };
const movie = (offset = {}, gain = {}, pixel = null) => ({
  camera: { name: null, pixel_size_um: { value: pixel, entry: null }, offset_adu: { ...none, ...offset }, gain_e_per_adu: { ...none, ...gain } },
});
const estimated = movie({ estimate: 98.234567, std: 1.2 }, { estimate: 0.4712345, std: 0.02 });
const cures = (cause, options, { text = "", of = estimated, has = keys } = {}) => curesOf({ cause, text }, { options, movie: of, models, keys: has });
const cure = (...of) => cures(...of)[0] ?? null;

test("a camera that nobody stated gets both estimates", () => {
  for (const cause of ["offset_low", "gain_high"])
    assert.deepEqual(cure(cause, { model: "xynb" }), {
      words: "Take the estimates of offset and gain", patch: { offset_adu: 98.235, gain_e_per_adu: 0.47123 },
    });
});
test("an offset gets the estimate that lies where the remark says", () => {
  const low = { model: "xynb", offset_adu: 90, gain_e_per_adu: 0.48 };
  assert.deepEqual(cure("offset_low", low), { words: "Take the estimate 98.2 ± 1.2 ADU", patch: { offset_adu: 98.235 } });
  assert.equal(cure("offset_high", low), null);
  assert.equal(cure("offset_high", { ...low, offset_adu: 110 }).patch.offset_adu, 98.235);
});
test("both estimates are taken where both values are others", () => {
  const both = { words: "Take the estimates of offset and gain", patch: { offset_adu: 98.235, gain_e_per_adu: 0.47123 } };
  assert.deepEqual(cure("offset_low", { offset_adu: 90, gain_e_per_adu: 0.9 }), both);
});
test("estimates count the noise that is stated", () => {
  assert.equal(cure("gain_low", { offset_adu: 98, gain_e_per_adu: 0.5, excess_noise: 2 }).patch.gain_e_per_adu, 0.94247);
});
test("noise of EM gain or of a wrong gain has a cure for each", () => {
  const words = options => cures("excess_noise", options).map(({ words }) => words);
  assert.deepEqual(words({ offset_adu: 98, gain_e_per_adu: 0.95 }), ["It is an EMCCD: go to EM gain", "No EM gain: take the estimate 0.471 ± 0.020 e⁻/ADU"]);
  // A gain that agrees with the noise is not the cause.
  assert.deepEqual(words({ offset_adu: 98, gain_e_per_adu: 0.47 }), ["It is an EMCCD: go to EM gain"]);
  assert.deepEqual(words({ camera: "a.toml" }), []);
});
test("estimates on the other side are no cure", () => {
  for (const cause of ["offset_high", "gain_low"]) assert.equal(cure(cause, { model: "xynb" }), null);
});
test("an estimate that agrees with the value is no cure", () => {
  assert.equal(cure("offset_low", { offset_adu: 97.5, gain_e_per_adu: 0.5 }), null);
  assert.equal(cure("gain_low", { offset_adu: 97.5, gain_e_per_adu: 0.47123 }), null);
});
test("a gain has its unit", () => {
  assert.equal(cure("gain_high", { offset_adu: 98, gain_e_per_adu: 1.5 }).words, "Take the estimate 0.471 ± 0.020 e⁻/ADU");
});
test("what the file states comes before the estimate", () => {
  const of = movie({ stated: 100, estimate: 98.2, std: 1.2 }, { estimate: 0.47, std: 0.02 });
  assert.deepEqual(cure("offset_low", {}, { of }), { words: "Take 100 ADU of the file", patch: { offset_adu: 100 } });
});
test("a camera without estimates, or from a file, has no cure", () => {
  assert.equal(cure("offset_low", {}, { of: movie() }), null);
  assert.equal(cure("offset_low", {}, { of: null }), null);
  assert.equal(cure("gain_low", { camera: "a.toml", gain_e_per_adu: 0.1 }), null);
});
test("a wrong width is measured, then fitted; a PSF file is chosen", () => {
  assert.deepEqual(cure("width", { model: "xynb", sigma_um: 0.2 }), { words: "Measure the width", patch: { sigma_um: "auto" } });
  assert.deepEqual(cure("width", { model: "xynb", sigma_um: "auto" }), {
    words: "Fit the width of each spot", patch: { model: "xynbs", sigma_um: null, psf: null, crowded: null },
  });
  // Fits together need a width.
  const together = cure("overlap", { model: "xynbs" }, { text: "`crowded` = on" }).patch;
  assert.equal(cure("width", { ...together }).patch.crowded, null);
  assert.deepEqual(cure("width", { model: "spline" }), { words: "Go to the PSF file", field: "psf" });
});
test("astigmatic spots get a model with two widths", () => {
  assert.equal(cure("astigmatism", { model: "xynb", sigma_um: 0.1 }).patch.model, "xynbsxsy");
  assert.equal(cure("motion", { model: "xynb" }, { text: "A shorter exposure, or a fitted width (model xynbs), describes them better." }).patch.model, "xynbs");
  assert.equal(cure("motion", { model: "xynbs" }, { text: "A shorter exposure makes them rounder." }), null);
});
test("overlapping spots are fitted together where the model and the options allow it", () => {
  const text = "The option `crowded` = on fits them together with their neighbours.";
  assert.deepEqual(cure("overlap", { model: "xynb", sigma_um: 0.1 }, { text }).patch, { crowded: "on" });
  assert.deepEqual(cure("overlap", { model: "xynbs" }, { text }).patch, { model: "xynb", sigma_um: "auto", crowded: "on" });
  assert.equal(cure("overlap", { model: "xynb", crowded: "on" }, { text }), null);
  // The background of frames stays.
  assert.deepEqual(cure("overlap", { model: "xynb", background_frames: 100 }, { text }).patch, { crowded: "on" });
  assert.equal(cure("overlap", { model: "xynb", isolated: true }, { text }), null);
  assert.equal(cure("overlap", { model: "xynb", min_net_gradient: 5000 }, { text }), null);
  assert.equal(cure("overlap", { model: "spline" }, { text: "Smaller ROIs (`roi`) make them fewer." }), null);
});
test("a value that the text names is set", () => {
  const text = "If it stays through the movie, `background_frames` = 100 gives it to the fits.";
  assert.deepEqual(cure("background", { model: "xynb" }, { text }), { words: "Take the background of 100 frames", patch: { background_frames: 100 } });
  assert.deepEqual(cure("background", { model: "xynb", crowded: "on" }, { text }).patch, { background_frames: 100 });
  assert.equal(cure("background", {}, { text: "The background has a slope." }), null);
  assert.equal(cure("excess_noise", {}, { text: "which `excess_noise` must tell: 2 at high gain." }).field, "excess_noise");
});
test("a pixel size comes from the file, or is typed", () => {
  assert.deepEqual(cure("pixel_size", { pixel_size_um: 0.2 }, { of: movie({}, {}, 0.1) }), { words: "Take 0.1 µm of the file", patch: { pixel_size_um: null } });
  assert.deepEqual(cure("pixel_size", { pixel_size_um: 0.1 }, { of: movie({}, {}, 0.1) }), { words: "Correct the pixel size", field: "pixel_size_um" });
});
test("what needs a file leads to its field", () => {
  assert.equal(cure("maps", {}, { text: "a camera file (`camera`) states maps" }).field, "camera");
  assert.equal(cure("dead_pixels", {}, { text: "Mask them in the camera's maps." }).field, "camera");
  assert.equal(cure("dead_pixels", {}, { text: "Some pixels are hot." }), null);
  assert.equal(cure("z_range", { model: "astigmatic" }).field, "psf");
  assert.equal(cure("psf", { model: "xynb" }, { text: "`gaussmle calibrate psf` measures the PSF itself." }), null);
});
test("nothing cures light, or what the server has no option for", () => {
  for (const cause of ["saturation", "unknown", "new_cause"]) assert.equal(cure(cause, { model: "xynb" }), null);
  assert.equal(cure("overlap", { model: "xynb" }, { text: "`crowded` = on", has: new Set(["model"]) }), null);
});
test("a patch and its undo", () => {
  const before = { model: "xynb", sigma_um: 0.2, roi: 9 }, patch = { model: "xynbs", sigma_um: null, psf: null };
  const after = patched(before, patch);
  assert.deepEqual(after, { model: "xynbs", roi: 9 });
  assert.ok(isApplied(after, patch) && !isApplied(before, patch));
  assert.deepEqual(patched(after, undoOf(before, patch)), before);
});
test("remarks have a field beside which they stand", () => {
  assert.equal(fieldOf("offset_low"), "offset_adu");
  assert.equal(fieldOf("gain_high"), "gain_e_per_adu");
  assert.equal(fieldOf("unknown"), null);
  assert.equal(estimateOf(undefined), null);
});
test("spots that are too wide may be structures that stay", () => {
  const text = "If it is right, they are structures that stay in all frames: `background_frames` = 100 takes these away.";
  const words = cures("pixel_size", { model: "xynbs", crowded: "on" }, { text }).map(({ words }) => words);
  assert.deepEqual(words, ["Correct the pixel size", "Take the background of 100 frames"]);
  assert.equal(cures("pixel_size", { model: "xynbs" }, { text: "too large" }).length, 1);
});
test("a warning that names the gain has a button for it", () => {
  const text = "a gain of 1 e-/ADU contradicts the movie: with this offset, the gain would be 0.467 e-/ADU; check offset, gain";
  assert.deepEqual(cure("warning", { offset_adu: 100 }, { text }), { words: "Take the gain 0.467 e⁻/ADU", patch: { gain_e_per_adu: 0.467 } });
  assert.equal(cure("warning", { camera: "a.toml" }, { text }), null);
  assert.equal(cure("warning", {}, { text: "an offset of 300 ADU contradicts the movie" }), null);
});

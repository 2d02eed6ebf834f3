import assert from "node:assert/strict";
import test from "node:test";
import { estimateOf, estimatesFor, explainingGain, isReadNoiseTooHigh, largestReadNoise, withEstimates } from "../build/camera.mjs";

/** What a line through the variances of a camera tells: variance = excess (mean - offset) / gain + (read / gain)^2. */
function cameraOf({ offset, gain, read, excess }) {
  const slope = excess / gain, start = (read / gain) ** 2 - slope * offset;
  const found = estimate => ({ stated: null, estimate, std: 0.01 });
  return { name: null, pixel_size_um: { value: null, entry: null }, offset_adu: found(-start / slope), gain_e_per_adu: found(1 / slope) };
}
const near = (found, expected) => assert.ok(Math.abs(found - expected) < 1e-9 * expected, `${found} for ${expected}`);

test("stated noise gives the offset and the gain of the camera", () => {
  for (const truth of [{ offset: 100, gain: 0.46, read: 1.6, excess: 1 }, { offset: 200, gain: 0.1, read: 3, excess: 2 }, { offset: 400, gain: 0.24, read: 0, excess: 1 }]) {
    const found = estimatesFor(cameraOf(truth), { read_noise_e: truth.read, excess_noise: truth.excess });
    near(found.offset_adu.estimate, truth.offset);
    near(found.gain_e_per_adu.estimate, truth.gain);
  }
});
test("EM gain doubles the error of the gain, too", () => {
  const camera = cameraOf({ offset: 200, gain: 0.1, read: 0, excess: 2 });
  near(estimatesFor(camera, { excess_noise: 2 }).gain_e_per_adu.std, 0.02);
});
test("estimates that were taken follow the noise; other values stay", () => {
  const camera = cameraOf({ offset: 100, gain: 0.46, read: 1.6, excess: 1 });
  const taken = { offset_adu: estimateOf(camera.offset_adu), gain_e_per_adu: 0.5 };
  const after = withEstimates(camera, taken, { ...taken, read_noise_e: 1.6 });
  near(after.offset_adu, 100);
  assert.equal(after.gain_e_per_adu, 0.5);
  // A value that is typed meanwhile is not an estimate.
  assert.equal(withEstimates(camera, taken, { ...taken, offset_adu: 90, read_noise_e: 1.6 }).offset_adu, 90);
});
test("a movie without estimates has none", () => {
  const none = { stated: null, estimate: null, std: null };
  const found = estimatesFor({ offset_adu: none, gain_e_per_adu: none }, { read_noise_e: 1 });
  assert.equal(found.offset_adu.estimate, null);
  assert.equal(found.gain_e_per_adu.estimate, null);
});
test("a read noise above the noise of the movie is known", () => {
  const camera = cameraOf({ offset: 200, gain: 0.1, read: 0.3, excess: 2 });
  const movie = { camera, quiet_mean_adu: 230 };
  assert.equal(isReadNoiseTooHigh(movie, { read_noise_e: 0.3, excess_noise: 2 }), false);
  assert.equal(isReadNoiseTooHigh(movie, { read_noise_e: 45, excess_noise: 2 }), true);
  const most = largestReadNoise(movie, { excess_noise: 2 });
  near(estimatesFor(camera, { read_noise_e: most, excess_noise: 2 }).offset_adu.estimate, 230);
  assert.equal(isReadNoiseTooHigh({ ...movie, quiet_mean_adu: null }, { read_noise_e: 45, excess_noise: 2 }), false);
});
test("with an offset, the noise of even light gives the gain", () => {
  const none = { stated: null, estimate: null, std: null };
  for (const { offset, gain, read, excess } of [{ offset: 100, gain: 0.47, read: 1.4, excess: 1 }, { offset: 213, gain: 0.06, read: 0, excess: 2 }]) {
    const mean = offset + 20 / gain, variance = (excess * 20 + read ** 2) / gain ** 2;
    const movie = { camera: { offset_adu: none, gain_e_per_adu: none }, quiet_mean_adu: mean, quiet_variance_adu2: variance };
    near(explainingGain(movie, { offset_adu: offset, read_noise_e: read, excess_noise: excess }), gain);
    assert.equal(explainingGain(movie, {}), null);
    assert.equal(explainingGain(movie, { offset_adu: mean + 1 }), null);
    assert.equal(explainingGain({ ...movie, quiet_mean_adu: null }, { offset_adu: offset }), null);
  }
});

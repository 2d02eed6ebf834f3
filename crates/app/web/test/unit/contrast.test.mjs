import assert from "node:assert/strict";
import test from "node:test";
import { axisOf, extremes, histogram, paint, percentiles, sample, toneTable, whiteOf } from "../build/contrast.mjs";

const ramp = Uint16Array.from({ length: 1000 }, (_, k) => k);

test("each value is counted once", () => {
  const { from, to, counts } = histogram(ramp, 10);
  assert.deepEqual([from, to], [0, 999]);
  assert.deepEqual([...counts].reduce((a, b) => a + b), 1000);
  assert.deepEqual([...histogram(ramp, 2, [0, 99]).counts], [50, 50]);
});
test("percentiles of a ramp", () => {
  const [low, high] = percentiles(ramp, 0.1, 0.9);
  assert.ok(Math.abs(low - 100) < 2 && Math.abs(high - 900) < 2, `${low} ${high}`);
});
test("a hot pixel does not change the contrast", () => {
  const hot = Uint16Array.from({ length: 100_000 }, (_, k) => 100 + (k % 50));
  hot[7] = 65535;
  const [low, high] = percentiles(hot, 0.005, 0.9985);
  assert.ok(low >= 99 && low <= 102 && high >= 145 && high <= 155, `${low} ${high}`);
  assert.ok(axisOf(hot)[1] < 300);
});
test("values that are not finite are left out", () => {
  assert.deepEqual(extremes(Float32Array.of(NaN, 2, Infinity, -3, -Infinity)), [-3, 2]);
  assert.equal(extremes(Float32Array.of(NaN)), null);
  assert.equal(percentiles(Float32Array.of(NaN), 0.1, 0.9), null);
});
test("a flat frame has a range", () => {
  const [low, high] = percentiles(new Uint16Array(100).fill(5), 0.005, 0.995);
  assert.ok(high > low);
});
test("whole and fractional pixels get the same colours", () => {
  const shades = Uint32Array.from({ length: 256 }, (_, k) => k);
  const [whole, part] = [new Uint32Array(1000), new Uint32Array(1000)];
  paint(ramp, 100, 600, shades, whole);
  paint(Float32Array.from(ramp), 100, 600, shades, part);
  assert.deepEqual(whole, part);
  assert.deepEqual([whole[0], whole[100], whole[600], whole[999]], [0, 0, 255, 255]);
});
test("a sample is small and has pixels of all rows", () => {
  const frame = Uint16Array.from({ length: 2048 * 2048 }, (_, k) => k >> 11);
  const some = sample(frame);
  assert.ok(some.length <= 1 << 18);
  assert.ok(new Set(some).size === 2048);
  assert.equal(sample(ramp), ramp);
});
test("NaN is the darkest", () => {
  const out = new Uint32Array(1);
  paint(Float32Array.of(NaN), 0, 1, Uint32Array.of(9, 8), out);
  assert.equal(out[0], 9);
});
test("most lit pixels are below full brightness", () => {
  const spectrum = new Uint32Array(65536);
  [spectrum[0], spectrum[1], spectrum[4], spectrum[5000]] = [1e6, 900, 99, 1];
  assert.equal(whiteOf(spectrum), 4);
  assert.equal(whiteOf(Uint32Array.of(5, 3)), 2);
});
test("brightness of counts", () => {
  assert.deepEqual([...toneTable({ white: 4, gamma: 0.5 }, 0, 0)], [0, 128, 180, 221, 255]);
  assert.deepEqual([...toneTable({ white: 4, gamma: 1 }, 1, 0)], [0, 128, 255]);
  const [darker, usual, brighter] = [-1, 0, 1].map(faint => toneTable({ white: 9, gamma: 0.6 }, 0, faint)[1]);
  assert.ok(darker < usual && usual < brighter, `${darker} ${usual} ${brighter}`);
  assert.equal(toneTable({ white: 1e9, gamma: 1 }, 0, 0).length, 1 << 20);
});

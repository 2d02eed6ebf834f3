import assert from "node:assert/strict";
import test from "node:test";
import { aboutSpot, baseName, bytes, duration, grouped, length, parseNumber, placeWords, significant, unitOf, withStd } from "../build/format.mjs";

test("significant digits", () => {
  const cases = [[0, "0"], [0.1, "0.1"], [1234.5678, "1235"], [0.00012346, "0.0001235"], [-2.5, "−2.5"], [1e-6, "1.00e−6"], [3.2e7, "3.20e7"]];
  for (const [value, text] of cases) assert.equal(significant(value), text);
  assert.equal(significant(null), "–");
  assert.equal(significant(NaN), "–");
  assert.equal(significant(Infinity), "∞");
});
test("groups of three digits", () => {
  assert.equal(grouped(1234567), "1\u202f234\u202f567");
  assert.equal(grouped(999), "999");
});
test("sizes and times", () => {
  assert.equal(bytes(999), "999 B");
  assert.equal(bytes(26214400), "26.2 MB");
  assert.deepEqual([0.34, 12.4, 75, 7300, 400_000].map(duration), ["0.3 s", "12 s", "1 min", "2 h", "5 d"]);
});
test("lengths", () => {
  assert.deepEqual([5, 0.5, 0.0123].map(length), ["5 µm", "500 nm", "12.3 nm"]);
});
test("places have the digits of the zoom", () => {
  assert.equal(placeWords(1.23456, -2, 3), "x 1.2  y −2.0 µm");
  assert.equal(placeWords(1.23456, 2, 5000), "x 1.2346  y 2.0000 µm");
});
test("unknown numbers of a localization are left out", () => {
  const all = { z_um: -0.1234, precision_um: 0.0123, photons: 4321.4, frame: 17 };
  assert.deepEqual(aboutSpot(all), ["z −123.4 nm", "± 12.30 nm", "4321 photons", "frame 17"]);
  assert.deepEqual(aboutSpot({ precision_um: NaN, frame: 0 }), ["frame 0"]);
});
test("an uncertainty sets the digits", () => {
  assert.equal(withStd(3.12345, 0.0081), "3.1235 ± 0.0081");
  assert.equal(withStd(1234.5, 45.6), "1235 ± 46");
  assert.equal(withStd(1.5, null), "1.5");
  assert.equal(withStd(null, 1), "–");
});
test("typed numbers", () => {
  assert.deepEqual(["0.1", "0,1", " 1e-3 ", ".5", "-2", "−2"].map(parseNumber), [0.1, 0.1, 0.001, 0.5, -2, -2]);
  for (const text of ["", "1.2.3", "a", "1 2", "0x10"]) assert.equal(parseNumber(text), null, text);
});
test("names of files of any system", () => {
  assert.equal(baseName("/data/a.tif"), "a.tif");
  assert.equal(baseName("C:\\data\\a.tif"), "a.tif");
  assert.equal(baseName("/data/run.zarr/"), "run.zarr");
});
test("units", () => assert.deepEqual(["um", "photons/pixel", null, "1"].map(unitOf), ["µm", "photons/pixel", "", ""]));

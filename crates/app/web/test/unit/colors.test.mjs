import assert from "node:assert/strict";
import test from "node:test";
import { colorAt, diverging, hueAt, hueTable, shadesOf, word } from "../build/colors.mjs";

// Colours of matplotlib 3.9's maps at 0, 64/255, 128/255 and 1.
const KNOWN = {
  inferno: [[0, 0, 4], [87, 16, 110], [188, 55, 84], [252, 255, 164]],
  magma: [[0, 0, 4], [81, 18, 124], [183, 55, 121], [252, 253, 191]],
  viridis: [[68, 1, 84], [59, 82, 139], [33, 145, 140], [253, 231, 37]],
};
test("maps have the colours of matplotlib", () => {
  for (const [map, colors] of Object.entries(KNOWN))
    [0, 64 / 255, 128 / 255, 1].forEach((part, k) => {
      const found = colorAt(map, part);
      for (let channel = 0; channel < 3; channel++)
        assert.ok(Math.abs(found[channel] - colors[k][channel]) <= 2, `${map} at ${part}: ${found} for ${colors[k]}`);
    });
});
test("hot and ice are mirrored, gray is gray", () => {
  assert.deepEqual(colorAt("hot", 0.375), [255, 0, 0]);
  assert.deepEqual(colorAt("ice", 0.375), [0, 0, 255]);
  assert.deepEqual(colorAt("hot", 1), [255, 255, 255]);
  assert.deepEqual(colorAt("gray", 0.5), [128, 128, 128]);
});
test("parts outside of 0 to 1 have the colours of the ends", () => {
  assert.deepEqual(colorAt("viridis", -1), colorAt("viridis", 0));
  assert.deepEqual(colorAt("viridis", 2), colorAt("viridis", 1));
});
test("hues go from blue to red", () => {
  const [first, last] = [hueAt(0), hueAt(1)];
  assert.ok(first[2] > 200 && first[2] > first[0]);
  assert.ok(last[0] > 200 && last[0] > last[2]);
});
test("words are RGBA in memory", () => {
  const bytes = new Uint8Array(Uint32Array.of(word([1, 2, 3])).buffer);
  assert.deepEqual([...bytes], [1, 2, 3, 255]);
  assert.equal(shadesOf("gray")[255], 0xffffffff);
});
test("a hue without brightness is black", () => {
  const table = hueTable(4);
  for (let hue = 0; hue < 4; hue++) assert.equal(table[256 * hue], word([0, 0, 0]));
});
test("residuals are white at 0", () => {
  assert.deepEqual(diverging(0), [247, 247, 247]);
  assert.ok(diverging(1)[0] > diverging(1)[2] && diverging(-1)[2] > diverging(-1)[0]);
});

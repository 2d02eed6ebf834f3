import assert from "node:assert/strict";
import test from "node:test";
import { MARKS, pathOf, placesOf, reasonsOf } from "../build/marks.mjs";

test("a mark is at the centre of the pixel of the peak", () => {
  const places = placesOf([[2, 7, "border"], [3, 4, "crowded"], [0, 0, "border"], [9, 9, "later"]]);
  assert.deepEqual([...places], [["border", [[2.5, 7.5], [0.5, 0.5]]], ["crowded", [[3.5, 4.5]]]]);
});
test("reasons without spots are not named", () => {
  assert.deepEqual(reasonsOf({ found: 9, border: 2, crowded: 0, close: 1, outside: 0 }), [["border", 2], ["close", 1]]);
});
test("each reason has a mark of its own", () => {
  const paths = Object.values(MARKS).map(pathOf);
  assert.equal(new Set(paths).size, 3);
  assert.equal(pathOf(MARKS.border), "M-1 -1L1 1M-1 1L1 -1");
});

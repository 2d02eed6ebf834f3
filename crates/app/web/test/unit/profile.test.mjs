import assert from "node:assert/strict";
import test from "node:test";
import { around, lineLength, profile } from "../build/profile.mjs";

const line = { from: [1, 1], to: [4, 5] };

test("points along the line are in their bins", () => {
  // Points at 0.5, 1.5, .. along the line of length 5, and one beside it.
  const at = [0.5, 1.5, 1.6, 4.9].map(s => [1 + 0.6 * s, 1 + 0.8 * s]);
  at.push([1 + 0.6 - 0.8, 1 + 0.8 + 0.6]);
  const found = profile(at.map(([x]) => x), at.map(([, y]) => y), line, 0.5, 5);
  assert.deepEqual(found.counts, [1, 2, 0, 0, 1]);
  assert.deepEqual(found.places, [0.5, 1.5, 2.5, 3.5, 4.5]);
  assert.equal(lineLength(line), 5);
});
test("a point at the edge of the width is in the rectangle around the line", () => {
  const [x0, y0, x1, y1] = around(line, 0.5);
  assert.deepEqual([x0, y0, x1, y1], [0.75, 0.75, 4.25, 5.25]);
});
test("a line without length has no points", () => {
  assert.deepEqual(profile([1], [1], { from: [1, 1], to: [1, 1] }, 1, 3).counts, [0, 0, 0]);
});

import assert from "node:assert/strict";
import test from "node:test";
import { fromExpression, toExpression, withRange } from "../build/expression.mjs";

test("ranges make a condition", () => {
  const ranges = new Map([["photons", { from: 500, to: null }], ["sigma", { from: 0.1, to: 0.15000000001 }]]);
  assert.equal(toExpression(ranges), "photons >= 500 and sigma >= 0.1 and sigma <= 0.15");
  assert.equal(toExpression(new Map()), "");
});
test("a condition of ranges is read back", () => {
  const text = "photons >= 500 and sigma >= 0.1 and sigma <= 1.5e-1";
  assert.deepEqual([...fromExpression(text)], [["photons", { from: 500, to: null }], ["sigma", { from: 0.1, to: 0.15 }]]);
  assert.equal(toExpression(fromExpression("z >= -0.3")), "z >= -0.3");
  assert.equal(fromExpression("  ").size, 0);
});
test("other conditions are no ranges", () => {
  for (const text of ["photons > 500", "not a >= 1", "a >= 1 or b <= 2", "a >= 1 and a >= 2", "a >= b", "a >="])
    assert.equal(fromExpression(text), null, text);
});
test("a range without ends leaves", () => {
  const ranges = withRange(new Map(), "a", { from: 1, to: null });
  assert.equal(toExpression(ranges), "a >= 1");
  assert.equal(withRange(ranges, "a", { from: null, to: null }).size, 0);
});

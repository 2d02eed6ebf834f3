import assert from "node:assert/strict";
import { test } from "node:test";
import { countInWords } from "../build/words.mjs";

test("counts are in words", () => {
  assert.equal(countInWords("singular"), "not determined by the pixels");
  assert.equal(countInWords("close"), "beside brighter ones");
  assert.equal(countInWords("a_new_one"), "a new one");
});

import assert from "node:assert/strict";
import test from "node:test";
import { aim, approach, clampView, pan, pixelRect, scaleBar, toPlane, toScreen, wheelFactor, whole } from "../build/viewport.mjs";

const screen = { width: 800, height: 600 }, content = { width: 256, height: 256 };

test("the whole content is on the screen", () => {
  const view = whole(content, screen);
  assert.deepEqual(toPlane(view, screen, 400, 300), [128, 128]);
  assert.deepEqual(toScreen(view, screen, 0, 0), [100, 0]);
  assert.deepEqual(toScreen(view, screen, 256, 256), [700, 600]);
});
test("the point at the pointer stays when zooming, on the way and at the end", () => {
  let view = whole(content, screen);
  const before = toPlane(view, screen, 123, 456), target = aim(view, screen, 123, 456, 9);
  const scales = [];
  for (const ms of [16, 16, 16, 500, 16, Infinity]) {
    view = approach(view, target, screen, ms);
    scales.push(view.scale);
    toPlane(view, screen, 123, 456).forEach((value, k) => assert.ok(Math.abs(value - before[k]) < 1e-9));
  }
  assert.ok(scales[0] > 600 / 256 && scales[0] < scales[1] && scales[1] < scales[2] && scales[2] < 9, `${scales}`);
  assert.deepEqual(scales.slice(3), [9, 9, 9]);
});
test("a drag moves the content with the pointer", () => {
  const view = whole(content, screen), [x, y] = toPlane(view, screen, 100, 100);
  const [px, py] = toScreen(pan(view, 30, -20), screen, x, y);
  assert.ok(Math.abs(px - 130) < 1e-9 && Math.abs(py - 80) < 1e-9);
});
test("views stay on the content", () => {
  const far = clampView({ x: -50, y: 900, scale: 1e9 }, content, screen, 80);
  assert.deepEqual(far, { x: 0, y: 256, scale: 80 });
  // A content that is tiny on the screen may be larger than the limit.
  assert.ok(clampView({ x: 1, y: 1, scale: 1 }, { width: 2, height: 2 }, screen, 80).scale >= 150);
});
test("rectangles have whole pixels inside of the frame", () => {
  assert.deepEqual(pixelRect([150.5, 160.5], [40.2, 50.2], content), [40, 50, 151, 161]);
  assert.deepEqual(pixelRect([-9, -9], [999, 999], content), [0, 0, 256, 256]);
});
test("scale bars are round", () => {
  for (const [scale, expected] of [[10, 10], [30, 5], [100, 1], [2000, 0.05]])
    assert.ok(Math.abs(scaleBar(scale, 160) - expected) < 1e-12, `${scaleBar(scale, 160)} for ${expected}`);
});
test("a turn of the wheel and back is nothing", () => {
  assert.ok(Math.abs(wheelFactor(100, 0, 600, false) * wheelFactor(-100, 0, 600, false) - 1) < 1e-12);
  assert.ok(wheelFactor(-100, 0, 600, false) > 1);
});

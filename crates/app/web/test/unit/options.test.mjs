import assert from "node:assert/strict";
import test from "node:test";
import { cameraOf, parseValue, pixelSizeTrouble, regionList, regionsOf, valueText, withModel, withOption, withoutKey } from "../build/options.mjs";

test("fields hold numbers, words and lists", () => {
  assert.equal(parseValue("offset_adu", "98,5"), 98.5);
  assert.equal(parseValue("sigma_um", "auto"), "auto");
  assert.equal(parseValue("sigma_um", " "), undefined);
  assert.equal(parseValue("frames", "100"), "100");
  assert.deepEqual(parseValue("bounds", "photons=10:1e6 background=0:5"), ["photons=10:1e6", "background=0:5"]);
});
test("a pixel size is one number or two", () => {
  assert.equal(parseValue("pixel_size_um", "0.1"), 0.1);
  assert.equal(parseValue("pixel_size_um", "0,1"), 0.1);
  assert.deepEqual(parseValue("pixel_size_um", "0.1,0.12"), [0.1, 0.12]);
});
test("a pixel size that is no size is told before the server is asked", () => {
  assert.match(pixelSizeTrouble({}, null), /missing/);
  assert.match(pixelSizeTrouble({ pixel_size_um: 0 }, 0.1), /is 0: it must be/);
  assert.match(pixelSizeTrouble({ pixel_size_um: "0.1 nm" }, null), /is 0.1 nm: it must be/);
  for (const [options, stated] of [[{}, 0.1], [{}, [0.1, 0.12]], [{ pixel_size_um: 0.1 }, null], [{ camera: "a.toml" }, null]])
    assert.equal(pixelSizeTrouble(options, stated), null);
});
test("regions are rectangles or a mask", () => {
  assert.deepEqual(parseValue("region", "1,2,30,40 5,6,7,8"), [[1, 2, 30, 40], [5, 6, 7, 8]]);
  assert.deepEqual(parseValue("region", "/data/mask.tif"), ["/data/mask.tif"]);
  assert.deepEqual(regionsOf({ region: [[1, 2, 3, 4]] }), [[1, 2, 3, 4]]);
  assert.deepEqual(regionsOf({ region: ["/data/mask.tif"] }), []);
  assert.deepEqual(regionsOf({}), []);
  assert.deepEqual(regionsOf({ region: [1, 2, 3, 4] }), [[1, 2, 3, 4]]);
  assert.deepEqual(regionList({ region: ["/data/mask.tif", [1, 2, 3, 4]] }), ["/data/mask.tif", [1, 2, 3, 4]]);
  assert.deepEqual(regionList({ region: "/data/mask.tif" }), ["/data/mask.tif"]);
});
test("values become texts that give them again", () => {
  for (const [key, value] of [["offset_adu", 98.5], ["pixel_size_um", [0.1, 0.12]], ["sigma_um", "auto"], ["region", [[1, 2, 3, 4], [5, 6, 7, 8]]]])
    assert.deepEqual(parseValue(key, valueText(value)), value);
});
test("unset options leave", () => {
  assert.deepEqual(withOption({ a: 1 }, "a", undefined), {});
  assert.deepEqual(withOption({ a: 1 }, "b", false), { a: 1, b: false });
});
test("a preset has the camera alone", () => {
  assert.deepEqual(cameraOf({ model: "xynb", offset_adu: 100, excess_noise: 2 }), { offset_adu: 100, excess_noise: 2 });
});
test("a message beside its field does not repeat the name", () => {
  assert.equal(withoutKey("pixel_size_um: it is missing", "pixel_size_um"), "It is missing");
  assert.equal(withoutKey("`roi`: it is even", "roi"), "It is even");
  assert.equal(withoutKey("frame 7: it is short", "roi"), "Frame 7: it is short");
  assert.equal(withoutKey("it is short", null), "It is short");
});
test("a model keeps the width or the file that it takes", () => {
  assert.deepEqual(withModel({ model: "xynbs" }, "xynb", "width"), { model: "xynb", sigma_um: "auto" });
  assert.deepEqual(withModel({ model: "xynb", sigma_um: "auto" }, "xynbs", "start_width"), { model: "xynbs" });
  assert.deepEqual(withModel({ model: "xynb", sigma_um: 0.13 }, "xynbs", "start_width"), { model: "xynbs", sigma_um: 0.13 });
  assert.deepEqual(withModel({ model: "xynb", sigma_um: 0.13, roi: 9 }, "spline", "spline"), { model: "spline", roi: 9 });
  assert.deepEqual(withModel({ model: "spline", psf: "a.toml" }, "spline2d", "spline_plane"), { model: "spline2d", psf: "a.toml" });
  assert.deepEqual(withModel({ model: "spline", psf: "a.toml" }, "xynb", "width"), { model: "xynb", sigma_um: "auto" });
});

// The picture of a report's page. Its elements are those of crates/report/src/html/viewer.html.
import { fixed, length, placeWords } from "../pure/format";
import { clamp, scaleBar } from "../pure/viewport";
import type { Found } from "../view/points";
import { PictureView } from "../view/picture";
import { paintStrip } from "../view/strip";
import { pageTiles, type Index } from "./source";

const byId = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const KEPT_DURATIONS = 600;

function start(index: Index, store: string): void {
  const [readout, bar, tip, key] = ["readout", "bar", "tip", "key"].map(id => byId(id));
  const map = byId<HTMLSelectElement>("map");
  const [bright, gamma, depth] = ["bright", "gamma", "depth"].map(id => byId<HTMLInputElement>(id));
  const [left, top] = index.origin_um, durations: number[] = [];
  let isBroken = false;

  function showTip(found: Found | null): void {
    tip.hidden = !found;
    if (!found) return;
    const { px, py, radius } = found, { width, height } = view.stage.screen;
    tip.textContent = [`x ${fixed(left + found.x, 4)} µm`, `y ${fixed(top + found.y, 4)} µm`, ...found.about].join("\n");
    const beside = Math.min(radius, 90) + 14, isRight = px + beside + tip.offsetWidth <= width;
    tip.style.left = `${isRight ? px + beside : px - beside - tip.offsetWidth}px`;
    tip.style.top = `${clamp(py - tip.offsetHeight / 2, 6, height - tip.offsetHeight - 6)}px`;
  }

  const view = new PictureView(byId<HTMLCanvasElement>("picture"), {
    drawn({ scale, pointer, found, ms }) {
      const um = scaleBar(scale, 160);
      bar.firstElementChild!.textContent = length(um);
      (bar.lastElementChild as HTMLElement).style.width = `${um * scale}px`;
      if (!isBroken) readout.textContent = pointer && placeWords(left + pointer[0], top + pointer[1], scale);
      showTip(found);
      durations.push(ms);
      if (durations.length > KEPT_DURATIONS) durations.shift();
    },
    failed(error) {
      isBroken = true;
      readout.textContent = `This browser cannot decompress the picture: ${error instanceof Error ? error.message : error}`;
    },
  });

  function readControls(): void {
    const hues = depth?.checked ?? false;
    map.disabled = hues;
    key.hidden = !hues;
    view.setLook({ colors: map.value, hues, brightness: bright.valueAsNumber, faint: gamma.valueAsNumber });
  }
  for (const control of [map, bright, gamma, depth]) control?.addEventListener("input", readControls);
  byId("reset").onclick = () => {
    map.selectedIndex = 0;
    bright.value = gamma.value = "0";
    if (depth) depth.checked = false;
    readControls();
    view.stage.showAll();
  };
  byId("in").onclick = () => view.stage.zoom(1.8);
  byId("out").onclick = () => view.stage.zoom(1 / 1.8);
  byId("all").onclick = view.stage.showAll;
  if (index.z_um) {
    const [first, strip, last] = key.children, [from, to] = index.z_um.map(um => fixed(um * 1e3, 0));
    first.textContent = from;
    last.textContent = `${to} nm`;
    paintStrip(strip as HTMLCanvasElement);
  }
  readControls();
  view.setSource(pageTiles(index, store), false);

  // For tests: the current view, and the durations of the last drawings in ms.
  const shown = () => {
    const { view: { x, y, scale }, screen } = view.stage;
    return { x_um: left + x, y_um: top + y, px_per_um: scale, ...screen, level: view.level, discs: view.discs, idle: view.isIdle };
  };
  Object.assign(window, { gaussmle: { view: shown, took: () => [...durations] } });
}

const text = byId("index").textContent;
if (text) start(JSON.parse(text), byId("store").textContent ?? "");

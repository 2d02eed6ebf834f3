"use strict";
// Light, dark, or as the system is.
(() => {
  const button = document.getElementById("theme");
  const names = ["system", "light", "dark"];
  let at = 0;
  const show = () => {
    if (at) document.documentElement.dataset.theme = names[at];
    else delete document.documentElement.dataset.theme;
    button.textContent = "Theme: " + names[at];
  };
  button.onclick = () => {
    at = (at + 1) % names.length;
    show();
  };
})();

// What a bar or a dot of a plot stands for.
(() => {
  const tip = document.getElementById("plot-tip");
  document.addEventListener("pointermove", event => {
    const words = event.target.closest?.("[data-tip]")?.dataset.tip;
    tip.hidden = !words;
    if (!words) return;
    tip.textContent = words;
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    tip.style.left = scrollX + Math.min(event.clientX + 14, room) + "px";
    tip.style.top = scrollY + event.clientY + 16 + "px";
  });
})();

// The picture.
(() => {
  const text = document.getElementById("index").textContent;
  if (!text) return;
  const about = JSON.parse(text);
  const store = document.getElementById("store").textContent;
  const [stage, canvas, bar, readout, tip, key] =
    ["stage", "picture", "bar", "readout", "tip", "key"].map(id => document.getElementById(id));
  const pen = canvas.getContext("2d", { alpha: false });
  const SIDE = about.tile;
  const [WIDTH, HEIGHT] = about.size_um;
  // Tiles that are unpacked at a time, and kept.
  const AT_ONCE = 6, KEPT = 320;
  // Discs are drawn where a finest pixel is this large on the screen, unless there are more in view than this.
  const DISCS_FROM = 1.6, MOST_DISCS = 20000;
  // CSS pixels per um at the nearest: a nm is then 20 pixels.
  const NEAREST = 20000;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  // Tiles and single localizations by level, row and column.
  const name = (level, x, y) => (level * 4096 + y) * 4096 + x;
  const piece = (x, y, [at, length], number) =>
    ({ x, y, at, length, number, state: 0, used: 0 });
  const tiles = new Map(), singles = new Map();
  about.levels.forEach((level, k) => level.tiles.forEach(([x, y, place, planes]) =>
    tiles.set(name(k, x, y), Object.assign(piece(x, y, place, planes), { level: k }))));
  about.singles.forEach(([x, y, place, number]) =>
    singles.set(name(0, x, y), piece(x, y, place, number)));

  async function unpacked(piece) {
    const letters = atob(store.slice(piece.at, piece.at + piece.length));
    const bytes = new Uint8Array(letters.length);
    for (let k = 0; k < bytes.length; k++) bytes[k] = letters.charCodeAt(k);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  // Numbers from planes of their bytes, the lowest first.
  function joined(bytes, from, number, planes) {
    const out = new Uint32Array(number);
    for (let plane = 0; plane < planes; plane++) {
      const start = from + plane * number, shift = 8 * plane;
      for (let k = 0; k < number; k++) out[k] |= bytes[start + k] << shift;
    }
    return out;
  }

  function takeTile(tile, bytes) {
    const pixels = SIDE * SIDE;
    tile.counts = tile.number === 1 ? bytes.subarray(0, pixels) : joined(bytes, 0, pixels, tile.number);
    tile.z = about.z_um && bytes.subarray(tile.number * pixels);
    tile.stamp = -1;
  }

  function takeSingles(piece, bytes) {
    const n = piece.number, has = about.quantities;
    let from = 0;
    const next = planes => {
      const numbers = joined(bytes, from, n, planes);
      from += planes * n;
      return numbers;
    };
    const side_um = SIDE * about.pixel_um;
    const along = tile => Float64Array.from(next(2), step => (tile + (step + 0.5) / 65536) * side_um);
    piece.x_um = along(piece.x);
    piece.y_um = along(piece.y);
    if (has.precision_step_um !== null) piece.precision = Float32Array.from(next(2), step => step * has.precision_step_um);
    if (has.photons) piece.photons = next(4);
    if (has.frame) {
      piece.frame = next(4);
      for (let k = 1; k < n; k++) piece.frame[k] += piece.frame[k - 1];
    }
    if (has.z_from_um !== null) piece.z_um = Float64Array.from(next(4), step => has.z_from_um + step * 1e-4);
  }

  // What is looked at now, to be unpacked in this order.
  let wanted = [], active = 0, clock = 0, broken = false;
  function unpackNext() {
    while (active < AT_ONCE && wanted.length && !broken) {
      const piece = wanted.shift();
      if (piece.state) continue;
      piece.state = 1;
      active++;
      unpacked(piece).then(bytes => {
        (piece.level === undefined ? takeSingles : takeTile)(piece, bytes);
        piece.state = 2;
      }).catch(error => {
        broken = true;
        readout.textContent = "This browser cannot unpack the picture: " + error.message;
      }).finally(() => {
        active--;
        draw.soon();
        unpackNext();
      });
    }
  }

  function forget() {
    for (const all of [tiles, singles]) {
      const ready = [...all.values()].filter(piece => piece.state === 2);
      if (ready.length <= KEPT) continue;
      ready.sort((a, b) => a.used - b.used);
      for (const piece of ready.slice(0, ready.length - KEPT)) {
        if (piece.used === clock) break;
        piece.state = 0;
        for (const part of ["counts", "z", "canvas", "x_um", "y_um", "z_um", "precision", "photons", "frame"]) delete piece[part];
      }
    }
  }

  // Colours: a table of brightness, and for z one of hue and brightness.
  const maps = new Map(about.maps);
  const look = { map: about.maps[0][0], bright: 0, gamma: -1, depth: false };
  const rgb = (hex, k) => [0, 2, 4].map(at => parseInt(hex.substr(6 * k + at, 2), 16));
  const word = ([r, g, b]) => (255 << 24 | b << 16 | g << 8 | r) >>> 0;
  let stamp = 0, shades, hues, levels;
  function recolor() {
    stamp++;
    const map = maps.get(look.map);
    shades = Uint32Array.from({ length: 256 }, (_, k) => word(rgb(map, k)));
    const number = about.hues.length / 6;
    hues = new Uint32Array(number * 256);
    for (let h = 0; h < number; h++) {
      const full = rgb(about.hues, h);
      for (let k = 0; k < 256; k++) hues[h * 256 + k] = word(full.map(part => Math.round(part * k / 255)));
    }
    const power = 2 ** look.gamma;
    levels = about.levels.map(({ white }) => {
      const full = Math.max(white * 2 ** -look.bright, 0.5);
      const table = new Uint8Array(Math.min(Math.ceil(full) + 1, 1 << 20));
      return table.map((_, count) => count ? Math.max(1, Math.round(255 * Math.min(count / full, 1) ** power)) : 0);
    });
    disc = null;
    draw.soon();
  }

  function paint(tile) {
    tile.canvas ??= Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
    const brush = tile.canvas.getContext("2d", { alpha: false });
    const image = brush.createImageData(SIDE, SIDE);
    const out = new Uint32Array(image.data.buffer), { counts, z } = tile;
    const table = levels[tile.level], last = table.length - 1;
    if (look.depth && z) {
      for (let k = 0, filled = 0; k < out.length; k++) {
        const count = counts[k];
        out[k] = count ? hues[(z[filled++] >> 2) * 256 + table[count < last ? count : last]] : hues[0];
      }
    } else {
      for (let k = 0; k < out.length; k++) {
        const count = counts[k];
        out[k] = shades[table[count < last ? count : last]];
      }
    }
    brush.putImageData(image, 0, 0);
    tile.stamp = stamp;
  }

  // What is seen: the place in the middle in um from the picture's corner, and CSS pixels per um.
  const view = { x: WIDTH / 2, y: HEIGHT / 2, s: 1 };
  let width = 1, height = 1, dpr = 1, untouched = true, aim = null;
  const fitting = () => Math.min(width / WIDTH, height / HEIGHT);
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  function keepInside() {
    view.s = clamp(view.s, 0.5 * fitting(), NEAREST);
    view.x = clamp(view.x, 0, WIDTH);
    view.y = clamp(view.y, 0, HEIGHT);
  }
  const there = (px, py) => [view.x + (px - width / 2) / view.s, view.y + (py - height / 2) / view.s];

  // Goes nearer by a factor; what is at a place of the screen stays there.
  function zoom(factor, px = width / 2, py = height / 2, slowly = true) {
    untouched = false;
    const s = clamp((aim ? aim.s : view.s) * factor, 0.5 * fitting(), NEAREST);
    const [x, y] = there(px, py);
    aim = { s, px, py, x, y };
    if (!slowly || still.matches) approach(Infinity);
    draw.soon();
  }
  function approach(ms) {
    if (!aim) return;
    const part = 1 - Math.exp(-ms / 55);
    view.s *= (aim.s / view.s) ** part;
    const near = Math.abs(Math.log(aim.s / view.s)) < 1e-3;
    if (near) view.s = aim.s;
    view.x = aim.x - (aim.px - width / 2) / view.s;
    view.y = aim.y - (aim.py - height / 2) / view.s;
    if (near) aim = null;
    keepInside();
  }
  function pan(dx, dy) {
    untouched = false;
    aim = null;
    view.x -= dx / view.s;
    view.y -= dy / view.s;
    keepInside();
    draw.soon();
  }
  function showAll() {
    untouched = true;
    aim = null;
    Object.assign(view, { x: WIDTH / 2, y: HEIGHT / 2, s: fitting() });
    draw.soon();
  }

  // The pieces of a level that are in view, the middle first.
  function inView(all, level) {
    const side = SIDE * about.pixel_um * 2 ** level, out = [];
    const [left, top] = there(0, 0), [right, bottom] = there(width, height);
    const last = [WIDTH, HEIGHT].map(um => Math.ceil(um / side));
    const to = [Math.min(right / side, last[0]), Math.min(bottom / side, last[1])];
    for (let y = Math.max(Math.floor(top / side), 0); y < to[1]; y++)
      for (let x = Math.max(Math.floor(left / side), 0); x < to[0]; x++) {
        const piece = all.get(name(level, x, y));
        if (piece) out.push(piece);
      }
    const away = ({ x, y }) => Math.hypot((x + 0.5) * side - view.x, (y + 0.5) * side - view.y);
    return out.sort((a, b) => away(a) - away(b));
  }

  function drawTiles(level) {
    const screen = um => Math.round(um * view.s * dpr);
    const [left, top] = there(0, 0);
    const side = SIDE * about.pixel_um * 2 ** level;
    pen.imageSmoothingEnabled = about.pixel_um * 2 ** level * view.s * dpr < 2;
    pen.imageSmoothingQuality = "low";
    for (const tile of inView(tiles, level)) {
      const x = screen(tile.x * side - left), y = screen(tile.y * side - top);
      const w = screen((tile.x + 1) * side - left) - x, h = screen((tile.y + 1) * side - top) - y;
      tile.used = clock;
      if (tile.state !== 2) wanted.push(tile);
      // Until it is unpacked, its part of the nearest coarser one that is stands in.
      let source = tile, up = 0;
      while (source && source.state !== 2 && level + ++up < about.levels.length) {
        source = tiles.get(name(level + up, tile.x >> up, tile.y >> up));
        if (source) source.used = clock;
      }
      if (!source || source.state !== 2) continue;
      if (source.stamp !== stamp) paint(source);
      const part = SIDE / 2 ** up, mask = 2 ** up - 1;
      pen.drawImage(source.canvas, (tile.x & mask) * part, (tile.y & mask) * part, part, part, x, y, w, h);
    }
  }

  // The single localizations in view, if all are unpacked and not too many.
  let shown = null;
  function discsInView() {
    if (!about.singles.length || about.pixel_um * view.s < DISCS_FROM) return null;
    const pieces = inView(singles, 0), out = [];
    let ready = true, number = 0;
    const [left, top] = there(-40, -40), [right, bottom] = there(width + 40, height + 40);
    for (const piece of pieces) {
      piece.used = clock;
      if (piece.state !== 2) {
        wanted.push(piece);
        ready = false;
        continue;
      }
      const inside = [];
      for (let k = 0; k < piece.number; k++) {
        const x = piece.x_um[k], y = piece.y_um[k];
        if (x > left && x < right && y > top && y < bottom) inside.push(k);
      }
      number += inside.length;
      if (number > MOST_DISCS) return null;
      out.push([piece, inside]);
    }
    return ready ? out : null;
  }

  // A disc of a colour, drawn once and then copied.
  let disc = null;
  function sprite(color) {
    const out = Object.assign(document.createElement("canvas"), { width: 96, height: 96 });
    const brush = out.getContext("2d"), ink = alpha => `rgba(${color},${alpha})`;
    const fill = brush.createRadialGradient(48, 48, 0, 48, 48, 46);
    fill.addColorStop(0, ink(0.6));
    fill.addColorStop(0.5, ink(0.36));
    fill.addColorStop(0.97, ink(0.2));
    fill.addColorStop(1, ink(0));
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 96, 96);
    return out;
  }
  const radius = (piece, k) => Math.max((piece.precision ? piece.precision[k] : about.pixel_um) * view.s, 1.5);

  function drawDiscs(shown) {
    disc ??= look.depth
      ? Array.from({ length: about.hues.length / 6 }, (_, h) => sprite(rgb(about.hues, h)))
      : [sprite(rgb(maps.get(look.map), 168))];
    const [left, top] = there(0, 0), scale = view.s * dpr;
    pen.save();
    pen.globalCompositeOperation = "lighter";
    pen.globalAlpha = clamp(2 ** look.bright, 0.05, 1);
    pen.imageSmoothingEnabled = true;
    for (const [piece, inside] of shown)
      for (const k of inside) {
        const r = radius(piece, k) * dpr;
        const x = (piece.x_um[k] - left) * scale, y = (piece.y_um[k] - top) * scale;
        pen.drawImage(disc.length > 1 ? disc[hueOf(piece.z_um[k], disc.length)] : disc[0], x - r, y - r, 2 * r, 2 * r);
      }
    pen.restore();
  }
  const hueOf = (z, number) => {
    const [from, to] = about.z_um;
    return clamp(Math.floor((z - from) / (to - from) * number), 0, number - 1);
  };

  // The localization under the pointer.
  let pointer = null;
  function atPointer() {
    if (!shown || !pointer) return null;
    const [x, y] = there(...pointer);
    let best = null, nearest = Infinity;
    for (const [piece, inside] of shown)
      for (const k of inside) {
        const away = Math.hypot(piece.x_um[k] - x, piece.y_um[k] - y) * view.s;
        if (away < nearest && away <= Math.max(radius(piece, k), 9)) [nearest, best] = [away, [piece, k]];
      }
    return best;
  }

  const fixed = (value, digits) => value.toFixed(digits).replace("-", "−");
  function showPointer() {
    const found = atPointer();
    tip.hidden = !found;
    if (pointer) {
      const [x, y] = there(...pointer), digits = clamp(Math.ceil(Math.log10(view.s)), 1, 4);
      readout.textContent = `x ${fixed(about.origin_um[0] + x, digits)}  y ${fixed(about.origin_um[1] + y, digits)} µm`;
    } else if (!broken) readout.textContent = "";
    if (!found) return;
    const [piece, k] = found;
    const lines = [`x ${fixed(about.origin_um[0] + piece.x_um[k], 4)} µm`, `y ${fixed(about.origin_um[1] + piece.y_um[k], 4)} µm`];
    if (piece.z_um) lines.push(`z ${fixed(piece.z_um[k] * 1e3, 1)} nm`);
    if (piece.precision) lines.push(`± ${fixed(piece.precision[k] * 1e3, 2)} nm`);
    if (piece.photons) lines.push(`${piece.photons[k]} photons`);
    if (piece.frame) lines.push(`frame ${piece.frame[k]}`);
    tip.textContent = lines.join("\n");
    const [left, top] = there(0, 0);
    const x = (piece.x_um[k] - left) * view.s, y = (piece.y_um[k] - top) * view.s;
    const beside = Math.min(radius(piece, k), 90) + 14;
    tip.style.left = (x + beside + tip.offsetWidth > width ? x - beside - tip.offsetWidth : x + beside) + "px";
    tip.style.top = clamp(y - tip.offsetHeight / 2, 6, height - tip.offsetHeight - 6) + "px";
    pen.lineWidth = 1.5 * dpr;
    pen.strokeStyle = "#fff";
    pen.beginPath();
    pen.arc(x * dpr, y * dpr, Math.max(radius(piece, k), 3) * dpr, 0, 7);
    pen.stroke();
  }

  // A round length, as long as 160 pixels at most.
  function showScale() {
    const most = 160 / view.s, decade = 10 ** Math.floor(Math.log10(most));
    const um = [5, 2, 1].find(k => k * decade <= most * 1.0000001) * decade;
    const words = um >= 1 ? `${+um.toPrecision(1)} µm` : `${+(um * 1e3).toPrecision(1)} nm`;
    bar.firstChild.textContent = words;
    bar.lastChild.style.width = um * view.s + "px";
  }

  const took = [];
  function draw() {
    const began = performance.now();
    approach(began - (draw.last || began - 16));
    draw.last = began;
    clock++;
    wanted = [];
    const finest = about.pixel_um * view.s * dpr;
    draw.level = clamp(Math.round(-Math.log2(finest)), 0, about.levels.length - 1);
    const ground = look.depth ? [0, 0, 0] : rgb(maps.get(look.map), 0);
    pen.fillStyle = `rgb(${ground})`;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    shown = discsInView();
    if (shown) drawDiscs(shown);
    else {
      // The coarsest first, so that there is something to see; then what is in view.
      const singlesFirst = wanted;
      wanted = [];
      drawTiles(draw.level);
      const top = tiles.get(name(about.levels.length - 1, 0, 0));
      wanted = [top, ...wanted, ...singlesFirst].filter(piece => piece && piece.state === 0);
    }
    showPointer();
    showScale();
    forget();
    unpackNext();
    took.push(performance.now() - began);
    if (took.length > 600) took.shift();
    if (aim) draw.soon();
    else draw.last = 0;
  }
  draw.soon = () => {
    if (draw.due) return;
    draw.due = true;
    requestAnimationFrame(() => {
      draw.due = false;
      draw();
    });
  };

  function resize() {
    const box = stage.getBoundingClientRect();
    dpr = window.devicePixelRatio || 1;
    [width, height] = [box.width, box.height];
    canvas.width = Math.max(Math.round(width * dpr), 1);
    canvas.height = Math.max(Math.round(height * dpr), 1);
    if (untouched) showAll();
    keepInside();
    // At once: an empty canvas would flash.
    draw();
  }

  // Pointers: one moves, two zoom.
  const pointers = new Map();
  const place = event => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  canvas.addEventListener("wheel", event => {
    event.preventDefault();
    const lines = [1, 18, height][event.deltaMode] * event.deltaY;
    zoom(Math.exp(-clamp(lines, -400, 400) * (event.ctrlKey ? 0.01 : 0.0022)), ...place(event));
  }, { passive: false });
  canvas.addEventListener("pointerdown", event => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    canvas.classList.add("moving");
  });
  canvas.addEventListener("pointermove", event => {
    const now = place(event), before = pointers.get(event.pointerId);
    pointer = event.pointerType === "touch" && pointers.size !== 1 ? null : now;
    if (before && pointers.size === 1) pan(now[0] - before[0], now[1] - before[1]);
    else if (before && pointers.size === 2) {
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const apart = at => Math.hypot(at[0] - other[0], at[1] - other[1]);
      const middle = at => [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      const [from, to] = [middle(before), middle(now)];
      pan(to[0] - from[0], to[1] - from[1]);
      zoom(Math.max(apart(now), 1) / Math.max(apart(before), 1), ...to, false);
    }
    if (before) pointers.set(event.pointerId, now);
    draw.soon();
  });
  const up = event => {
    pointers.delete(event.pointerId);
    if (!pointers.size) canvas.classList.remove("moving");
  };
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", up);
  canvas.addEventListener("pointerleave", () => {
    pointer = null;
    draw.soon();
  });
  canvas.addEventListener("dblclick", event => zoom(event.shiftKey ? 0.4 : 2.5, ...place(event)));
  canvas.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 90;
    const does = {
      "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5), "0": showAll,
      ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
  const on = (id, event, does) => document.getElementById(id)?.addEventListener(event, does);
  on("in", "click", () => zoom(1.8));
  on("out", "click", () => zoom(1 / 1.8));
  on("all", "click", showAll);

  // Controls.
  const control = id => document.getElementById(id);
  function readControls() {
    Object.assign(look, { map: control("map").value, bright: +control("bright").value, gamma: +control("gamma").value });
    look.depth = control("depth")?.checked ?? false;
    control("map").disabled = look.depth;
    key.hidden = !look.depth;
    recolor();
  }
  for (const id of ["map", "bright", "gamma", "depth"]) on(id, "input", readControls);
  on("reset", "click", () => {
    control("map").value = about.maps[0][0];
    control("bright").value = 0;
    control("gamma").value = -1;
    if (control("depth")) control("depth").checked = false;
    readControls();
    showAll();
  });
  if (about.z_um) {
    const [first, strip, last] = key.children, number = about.hues.length / 6;
    first.textContent = fixed(about.z_um[0] * 1e3, 0);
    last.textContent = fixed(about.z_um[1] * 1e3, 0) + " nm";
    strip.width = number;
    for (let h = 0; h < number; h++) {
      const brush = strip.getContext("2d");
      brush.fillStyle = `rgb(${rgb(about.hues, h)})`;
      brush.fillRect(h, 0, 1, 1);
    }
  }
  readControls();
  new ResizeObserver(resize).observe(stage);
  matchMedia("(resolution: 1dppx)").addEventListener("change", resize);

  // For those who look from outside: where the view is, and how long the last drawings took, in ms.
  window.gaussmle = Object.freeze({
    view: () => Object.freeze({
      x_um: about.origin_um[0] + view.x, y_um: about.origin_um[1] + view.y, px_per_um: view.s, width, height,
      level: draw.level, discs: shown ? shown.reduce((sum, [, inside]) => sum + inside.length, 0) : null,
      idle: !aim && !active && !wanted.length && !draw.due,
    }),
    took: () => [...took],
  });
})();

// The zoomable picture.
(() => {
  const text = document.getElementById("index").textContent;
  if (!text) return;
  const index = JSON.parse(text);
  const store = document.getElementById("store").textContent;
  const [stage, canvas, bar, readout, tip, key] =
    ["stage", "picture", "bar", "readout", "tip", "key"].map(id => document.getElementById(id));
  const context = canvas.getContext("2d", { alpha: false });
  const SIDE = index.tile;
  const [WIDTH, HEIGHT] = index.size_um;
  // The number of pieces that are decompressed at a time, and the number that stays in memory.
  const MAX_ACTIVE = 6, MAX_CACHED = 320;
  // Discs are drawn if a pixel of the finest level covers at least so many CSS pixels, and if at most
  // so many localizations are in view.
  const MIN_DISC_ZOOM = 1.6, MAX_DISCS = 20000;
  // The maximum zoom, CSS pixels per um: 20 pixels per nm.
  const MAX_ZOOM = 20000;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

  // Tiles and single localizations by level, row and column.
  const pieceKey = (level, x, y) => (level * 4096 + y) * 4096 + x;
  const piece = (x, y, [at, length], number) =>
    ({ x, y, at, length, number, state: 0, used: 0 });
  const tiles = new Map(), singles = new Map();
  index.levels.forEach((level, k) => level.tiles.forEach(([x, y, place, planes]) =>
    tiles.set(pieceKey(k, x, y), Object.assign(piece(x, y, place, planes), { level: k }))));
  index.singles.forEach(([x, y, place, number]) =>
    singles.set(pieceKey(0, x, y), piece(x, y, place, number)));

  async function decompress(piece) {
    const letters = atob(store.slice(piece.at, piece.at + piece.length));
    const bytes = new Uint8Array(letters.length);
    for (let k = 0; k < bytes.length; k++) bytes[k] = letters.charCodeAt(k);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  // Joins byte planes, the lowest byte first, to numbers.
  function joinPlanes(bytes, from, number, planes) {
    const out = new Uint32Array(number);
    for (let plane = 0; plane < planes; plane++) {
      const start = from + plane * number, shift = 8 * plane;
      for (let k = 0; k < number; k++) out[k] |= bytes[start + k] << shift;
    }
    return out;
  }

  function readTile(tile, bytes) {
    const pixels = SIDE * SIDE;
    tile.counts = tile.number === 1 ? bytes.subarray(0, pixels) : joinPlanes(bytes, 0, pixels, tile.number);
    tile.z = index.z_um && bytes.subarray(tile.number * pixels);
    tile.stamp = -1;
  }

  function readSingles(piece, bytes) {
    const n = piece.number, has = index.quantities;
    let from = 0;
    const next = planes => {
      const numbers = joinPlanes(bytes, from, n, planes);
      from += planes * n;
      return numbers;
    };
    const side_um = SIDE * index.pixel_um;
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

  // Pieces in view that are not decompressed yet, in the order of decompression.
  let wanted = [], active = 0, clock = 0, broken = false;
  function decompressNext() {
    while (active < MAX_ACTIVE && wanted.length && !broken) {
      const piece = wanted.shift();
      if (piece.state) continue;
      piece.state = 1;
      active++;
      decompress(piece).then(bytes => {
        (piece.level === undefined ? readSingles : readTile)(piece, bytes);
        piece.state = 2;
      }).catch(error => {
        broken = true;
        readout.textContent = "This browser cannot decompress the picture: " + error.message;
      }).finally(() => {
        active--;
        draw.soon();
        decompressNext();
      });
    }
  }

  // Drops the pieces that were not drawn for the longest time.
  function evict() {
    for (const all of [tiles, singles]) {
      const ready = [...all.values()].filter(piece => piece.state === 2);
      if (ready.length <= MAX_CACHED) continue;
      ready.sort((a, b) => a.used - b.used);
      for (const piece of ready.slice(0, ready.length - MAX_CACHED)) {
        if (piece.used === clock) break;
        piece.state = 0;
        for (const part of ["counts", "z", "canvas", "x_um", "y_um", "z_um", "precision", "photons", "frame"]) delete piece[part];
      }
    }
  }

  // Colour tables: shades of the colour map, and for z all combinations of hue and brightness.
  const maps = new Map(index.maps);
  const settings = { map: index.maps[0][0], bright: 0, gamma: 0, depth: false };
  const rgb = (hex, k) => [0, 2, 4].map(at => parseInt(hex.substr(6 * k + at, 2), 16));
  const word = ([r, g, b]) => (255 << 24 | b << 16 | g << 8 | r) >>> 0;
  let stamp = 0, shades, hues, levels;
  function recolor() {
    stamp++;
    const map = maps.get(settings.map);
    shades = Uint32Array.from({ length: 256 }, (_, k) => word(rgb(map, k)));
    const number = index.hues.length / 6;
    hues = new Uint32Array(number * 256);
    for (let h = 0; h < number; h++) {
      const full = rgb(index.hues, h);
      for (let k = 0; k < 256; k++) hues[h * 256 + k] = word(full.map(part => Math.round(part * k / 255)));
    }
    levels = index.levels.map(({ white, gamma }) => {
      const power = gamma[settings.depth ? 1 : 0] * 2 ** settings.gamma;
      const full = Math.max(white * 2 ** -settings.bright, 0.5);
      const table = new Uint8Array(Math.min(Math.ceil(full) + 1, 1 << 20));
      return table.map((_, count) => count ? Math.max(1, Math.round(255 * Math.min(count / full, 1) ** power)) : 0);
    });
    disc = null;
    draw.soon();
  }

  // The brightness of a pixel and, less, of its neighbours: a Gaussian with a standard deviation of a
  // pixel. A single pixel would be lost on the screen.
  const SPREAD = [0, 1, 2].map(squared => Math.exp(-squared / 2));
  function spread(at, value, color, bright, hue) {
    const x = at % SIDE, y = (at - x) / SIDE;
    for (let dy = y > 0 ? -1 : 0; dy <= (y < SIDE - 1 ? 1 : 0); dy++)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < SIDE - 1 ? 1 : 0); dx++) {
        const k = at + dy * SIDE + dx;
        const part = dx || dy ? Math.round(value * SPREAD[dx * dx + dy * dy]) : value;
        if (part <= bright[k]) continue;
        bright[k] = part;
        if (hue) hue[k] = color;
      }
  }

  function paintTile(tile) {
    tile.canvas ??= Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
    const brush = tile.canvas.getContext("2d", { alpha: false });
    const image = brush.createImageData(SIDE, SIDE);
    const out = new Uint32Array(image.data.buffer), { counts, z } = tile;
    const table = levels[tile.level], last = table.length - 1;
    const depth = settings.depth && z;
    const bright = new Uint8Array(out.length), hue = depth && new Uint8Array(out.length);
    for (let k = 0, filled = 0; k < out.length; k++) {
      const count = counts[k];
      if (count) spread(k, table[count < last ? count : last], depth ? z[filled++] >> 2 : 0, bright, hue);
    }
    for (let k = 0; k < out.length; k++) out[k] = depth ? hues[hue[k] * 256 + bright[k]] : shades[bright[k]];
    brush.putImageData(image, 0, 0);
    tile.stamp = stamp;
  }

  // The view: its centre in um from the corner of the picture, and CSS pixels per um.
  const view = { x: WIDTH / 2, y: HEIGHT / 2, s: 1 };
  let width = 1, height = 1, dpr = 1, wholeView = true, target = null;
  const wholeZoom = () => Math.min(width / WIDTH, height / HEIGHT);
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  function clampView() {
    view.s = clamp(view.s, 0.5 * wholeZoom(), MAX_ZOOM);
    view.x = clamp(view.x, 0, WIDTH);
    view.y = clamp(view.y, 0, HEIGHT);
  }
  const screenToUm = (px, py) => [view.x + (px - width / 2) / view.s, view.y + (py - height / 2) / view.s];

  // Zooms by a factor. The position at a point of the screen stays fixed.
  function zoom(factor, px = width / 2, py = height / 2, animated = true) {
    wholeView = false;
    const s = clamp((target ? target.s : view.s) * factor, 0.5 * wholeZoom(), MAX_ZOOM);
    const [x, y] = screenToUm(px, py);
    target = { s, px, py, x, y };
    if (!animated || reducedMotion.matches) animate(Infinity);
    draw.soon();
  }
  function animate(ms) {
    if (!target) return;
    const part = 1 - Math.exp(-ms / 55);
    view.s *= (target.s / view.s) ** part;
    const near = Math.abs(Math.log(target.s / view.s)) < 1e-3;
    if (near) view.s = target.s;
    view.x = target.x - (target.px - width / 2) / view.s;
    view.y = target.y - (target.py - height / 2) / view.s;
    if (near) target = null;
    clampView();
  }
  function pan(dx, dy) {
    wholeView = false;
    target = null;
    view.x -= dx / view.s;
    view.y -= dy / view.s;
    clampView();
    draw.soon();
  }
  function showAll() {
    wholeView = true;
    target = null;
    Object.assign(view, { x: WIDTH / 2, y: HEIGHT / 2, s: wholeZoom() });
    draw.soon();
  }

  // The pieces of a level that are in view, from the centre outwards.
  function inView(all, level) {
    const side = SIDE * index.pixel_um * 2 ** level, out = [];
    const [left, top] = screenToUm(0, 0), [right, bottom] = screenToUm(width, height);
    const last = [WIDTH, HEIGHT].map(um => Math.ceil(um / side));
    const to = [Math.min(right / side, last[0]), Math.min(bottom / side, last[1])];
    for (let y = Math.max(Math.floor(top / side), 0); y < to[1]; y++)
      for (let x = Math.max(Math.floor(left / side), 0); x < to[0]; x++) {
        const piece = all.get(pieceKey(level, x, y));
        if (piece) out.push(piece);
      }
    const distance = ({ x, y }) => Math.hypot((x + 0.5) * side - view.x, (y + 0.5) * side - view.y);
    return out.sort((a, b) => distance(a) - distance(b));
  }

  function drawTiles(level) {
    const screen = um => Math.round(um * view.s * dpr);
    const [left, top] = screenToUm(0, 0);
    const side = SIDE * index.pixel_um * 2 ** level;
    context.imageSmoothingEnabled = index.pixel_um * 2 ** level * view.s * dpr < 2;
    context.imageSmoothingQuality = "low";
    for (const tile of inView(tiles, level)) {
      const x = screen(tile.x * side - left), y = screen(tile.y * side - top);
      const w = screen((tile.x + 1) * side - left) - x, h = screen((tile.y + 1) * side - top) - y;
      tile.used = clock;
      if (tile.state !== 2) wanted.push(tile);
      // Until the tile is decompressed, a part of the nearest coarser tile replaces it.
      let source = tile, up = 0;
      while (source && source.state !== 2 && level + ++up < index.levels.length) {
        source = tiles.get(pieceKey(level + up, tile.x >> up, tile.y >> up));
        if (source) source.used = clock;
      }
      if (!source || source.state !== 2) continue;
      if (source.stamp !== stamp) paintTile(source);
      const part = SIDE / 2 ** up, mask = 2 ** up - 1;
      context.drawImage(source.canvas, (tile.x & mask) * part, (tile.y & mask) * part, part, part, x, y, w, h);
    }
  }

  // The localizations in view; null if some are not decompressed yet, or there are too many.
  let shown = null;
  function discsInView() {
    if (!index.singles.length || !index.few && index.pixel_um * view.s < MIN_DISC_ZOOM) return null;
    const pieces = inView(singles, 0), out = [];
    let ready = true, number = 0;
    const [left, top] = screenToUm(-40, -40), [right, bottom] = screenToUm(width + 40, height + 40);
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
      if (number > MAX_DISCS) return null;
      out.push([piece, inside]);
    }
    return ready ? out : null;
  }

  // Images of a disc, one per colour. Copying them is faster than drawing.
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
  const radius = (piece, k) => Math.max((piece.precision ? piece.precision[k] : index.pixel_um) * view.s, index.few ? 4 : 1.5);

  function drawDiscs(shown) {
    disc ??= settings.depth
      ? Array.from({ length: index.hues.length / 6 }, (_, h) => sprite(rgb(index.hues, h)))
      : [sprite(rgb(maps.get(settings.map), 168))];
    const [left, top] = screenToUm(0, 0), scale = view.s * dpr;
    context.save();
    context.globalCompositeOperation = "lighter";
    context.globalAlpha = clamp(2 ** settings.bright, 0.05, 1);
    context.imageSmoothingEnabled = true;
    for (const [piece, inside] of shown)
      for (const k of inside) {
        const r = radius(piece, k) * dpr;
        const x = (piece.x_um[k] - left) * scale, y = (piece.y_um[k] - top) * scale;
        context.drawImage(disc.length > 1 ? disc[hueOf(piece.z_um[k], disc.length)] : disc[0], x - r, y - r, 2 * r, 2 * r);
      }
    context.restore();
  }
  const hueOf = (z, number) => {
    const [from, to] = index.z_um;
    return clamp(Math.floor((z - from) / (to - from) * number), 0, number - 1);
  };

  // The localization at the pointer.
  let pointer = null;
  function atPointer() {
    if (!shown || !pointer) return null;
    const [x, y] = screenToUm(...pointer);
    let best = null, nearest = Infinity;
    for (const [piece, inside] of shown)
      for (const k of inside) {
        const distance = Math.hypot(piece.x_um[k] - x, piece.y_um[k] - y) * view.s;
        if (distance < nearest && distance <= Math.max(radius(piece, k), 9)) [nearest, best] = [distance, [piece, k]];
      }
    return best;
  }

  const fixed = (value, digits) => value.toFixed(digits).replace("-", "−");
  function showPointer() {
    const found = atPointer();
    tip.hidden = !found;
    if (pointer) {
      const [x, y] = screenToUm(...pointer), digits = clamp(Math.ceil(Math.log10(view.s)), 1, 4);
      readout.textContent = `x ${fixed(index.origin_um[0] + x, digits)}  y ${fixed(index.origin_um[1] + y, digits)} µm`;
    } else if (!broken) readout.textContent = "";
    if (!found) return;
    const [piece, k] = found;
    const lines = [`x ${fixed(index.origin_um[0] + piece.x_um[k], 4)} µm`, `y ${fixed(index.origin_um[1] + piece.y_um[k], 4)} µm`];
    if (piece.z_um) lines.push(`z ${fixed(piece.z_um[k] * 1e3, 1)} nm`);
    if (piece.precision) lines.push(`± ${fixed(piece.precision[k] * 1e3, 2)} nm`);
    if (piece.photons) lines.push(`${piece.photons[k]} photons`);
    if (piece.frame) lines.push(`frame ${piece.frame[k]}`);
    tip.textContent = lines.join("\n");
    const [left, top] = screenToUm(0, 0);
    const x = (piece.x_um[k] - left) * view.s, y = (piece.y_um[k] - top) * view.s;
    const beside = Math.min(radius(piece, k), 90) + 14;
    tip.style.left = (x + beside + tip.offsetWidth > width ? x - beside - tip.offsetWidth : x + beside) + "px";
    tip.style.top = clamp(y - tip.offsetHeight / 2, 6, height - tip.offsetHeight - 6) + "px";
    context.lineWidth = 1.5 * dpr;
    context.strokeStyle = "#fff";
    context.beginPath();
    context.arc(x * dpr, y * dpr, Math.max(radius(piece, k), 3) * dpr, 0, 7);
    context.stroke();
  }

  // The scale bar: a round length of at most 160 pixels.
  function showScaleBar() {
    const max = 160 / view.s, decade = 10 ** Math.floor(Math.log10(max));
    const um = [5, 2, 1].find(k => k * decade <= max * 1.0000001) * decade;
    const words = um >= 1 ? `${+um.toPrecision(1)} µm` : `${+(um * 1e3).toPrecision(1)} nm`;
    bar.firstChild.textContent = words;
    bar.lastChild.style.width = um * view.s + "px";
  }

  const durations = [];
  function draw() {
    const start = performance.now();
    animate(start - (draw.last || start - 16));
    draw.last = start;
    clock++;
    wanted = [];
    const finest = index.pixel_um * view.s * dpr;
    draw.level = clamp(Math.round(-Math.log2(finest)), 0, index.levels.length - 1);
    const background = settings.depth ? [0, 0, 0] : rgb(maps.get(settings.map), 0);
    context.fillStyle = `rgb(${background})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    shown = discsInView();
    if (shown) drawDiscs(shown);
    else {
      // The coarsest tile is decompressed first: it replaces all others until they are ready.
      const wantedSingles = wanted;
      wanted = [];
      drawTiles(draw.level);
      const top = tiles.get(pieceKey(index.levels.length - 1, 0, 0));
      wanted = [top, ...wanted, ...wantedSingles].filter(piece => piece && piece.state === 0);
    }
    showPointer();
    showScaleBar();
    evict();
    decompressNext();
    durations.push(performance.now() - start);
    if (durations.length > 600) durations.shift();
    if (target) draw.soon();
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
    if (wholeView) showAll();
    clampView();
    // Drawn at once: an empty canvas would flash.
    draw();
  }

  // One pointer moves the picture, two pointers zoom.
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
    const action = {
      "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5), "0": showAll,
      ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const on = (id, event, handler) => document.getElementById(id)?.addEventListener(event, handler);
  on("in", "click", () => zoom(1.8));
  on("out", "click", () => zoom(1 / 1.8));
  on("all", "click", showAll);

  // Controls.
  const control = id => document.getElementById(id);
  function readControls() {
    Object.assign(settings, { map: control("map").value, bright: +control("bright").value, gamma: +control("gamma").value });
    settings.depth = control("depth")?.checked ?? false;
    control("map").disabled = settings.depth;
    key.hidden = !settings.depth;
    recolor();
  }
  for (const id of ["map", "bright", "gamma", "depth"]) on(id, "input", readControls);
  on("reset", "click", () => {
    control("map").value = index.maps[0][0];
    control("bright").value = 0;
    control("gamma").value = 0;
    if (control("depth")) control("depth").checked = false;
    readControls();
    showAll();
  });
  if (index.z_um) {
    const [first, strip, last] = key.children, number = index.hues.length / 6;
    first.textContent = fixed(index.z_um[0] * 1e3, 0);
    last.textContent = fixed(index.z_um[1] * 1e3, 0) + " nm";
    strip.width = number;
    for (let h = 0; h < number; h++) {
      const brush = strip.getContext("2d");
      brush.fillStyle = `rgb(${rgb(index.hues, h)})`;
      brush.fillRect(h, 0, 1, 1);
    }
  }
  readControls();
  new ResizeObserver(resize).observe(stage);
  matchMedia("(resolution: 1dppx)").addEventListener("change", resize);

  // For tests: the current view, and the durations of the last drawings in ms.
  window.gaussmle = Object.freeze({
    view: () => Object.freeze({
      x_um: index.origin_um[0] + view.x, y_um: index.origin_um[1] + view.y, px_per_um: view.s, width, height,
      level: draw.level, discs: shown ? shown.reduce((sum, [, inside]) => sum + inside.length, 0) : null,
      idle: !target && !active && !wanted.length && !draw.due,
    }),
    took: () => [...durations],
  });
})();

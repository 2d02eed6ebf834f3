// A server with the interface of `gaussmle app` and made-up frames, for tests of the page.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const SIDE = 256, FRAMES = 200, ROI = 11, TILE = 256, LEVELS = 4, PIXEL_UM = 0.02;
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
  "font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Numbers from 0 to 1 that are the same in each run. */
export function random(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export function spotsOf(frame) {
  const next = random(7919 * (frame + 3));
  for (let k = 0; k < 20; k++) next();
  return Array.from({ length: 30 }, () => ({ x: 8 + next() * (SIDE - 16), y: 8 + next() * (SIDE - 16), photons: 200 + 2500 * next() }));
}

function frameOf(number) {
  const out = new Uint16Array(SIDE * SIDE), next = random(number + 11);
  for (let k = 0; k < out.length; k++) out[k] = 100 + 12 * (next() + next() + next());
  for (const { x, y, photons } of spotsOf(number))
    for (let py = Math.max(Math.floor(y) - 5, 0); py < Math.min(y + 6, SIDE); py++)
      for (let px = Math.max(Math.floor(x) - 5, 0); px < Math.min(x + 6, SIDE); px++)
        out[py * SIDE + px] += (photons / 10.6) * Math.exp(-((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / 3.38);
  return out;
}

const option = (key, more = {}) => ({
  key, flag: "--" + key, value_name: "VALUE", choices: null, takes_value: true, help: `The help of ${key}`, ...more,
});
const OPTIONS = {
  models: [
    { name: "xynb", label: "Gaussian, width given", parameters: ["x", "y", "photons", "background"], takes: "width", about: "x, y, photons, background; the width is given" },
    { name: "xynbs", label: "Gaussian, width fitted", parameters: ["x", "y", "photons", "background", "sigma"], takes: "start_width", about: "x, y, photons, background, one width" },
    { name: "astigmatic", label: "Astigmatic", parameters: ["x", "y", "z", "photons", "background"], takes: "curve", about: "x, y, z, photons, background; the widths follow from z" },
  ],
  groups: [
    { heading: "Model", options: [option("model"), option("sigma_um"), option("psf"), option("covariances", { takes_value: false })] },
    { heading: "Camera", options: ["pixel_size_um", "offset_adu", "gain_e_per_adu", "read_noise_e", "excess_noise", "camera"].map(key => option(key)) },
    { heading: "Detection", options: [option("false_alarms"), option("roi"), option("border"), option("crowded", { choices: ["off", "on", "auto"] }), option("brand_new")] },
    { heading: "Devices", options: [option("backend", { choices: ["auto", "cpu", "gpu"] })] },
  ],
  formats: [{ name: "csv", extensions: ["csv"] }, { name: "parquet", extensions: ["parquet"] }],
  pictures: ["png", "tif", "svg"],
  colors: ["inferno", "magma", "viridis", "hot", "ice", "gray"],
};
const MOVIE = {
  path: "/data/cell.tif", name: "cell.tif", format: "TIFF", frames: FRAMES, height: SIDE, width: SIDE, pixel_type: "u16", stored_pixels: "u16",
  axes: [["t", FRAMES]], series: ["0"], channels: ["0"], planes: null,
  camera: {
    name: null, pixel_size_um: { value: null, entry: null },
    offset_adu: { stated: null, estimate: 98.2, std: 1.2 }, gain_e_per_adu: { stated: null, estimate: 0.47, std: 0.02 }, no_estimate: null,
  },
  darkest_adu: 100, brightest_adu: 900, quiet_mean_adu: 118, quiet_variance_adu2: 36, notes: [],
};
const entry = (name, kind, bytes = null) => ({ name, path: "/data/" + name, kind, bytes, modified: 1.7e9 });
const FILES = [entry("plate 1", "folder"), entry("cell.tif", "movie", 26214400), entry("two.nd2.tif", "movie", 1e9), entry("locs.csv", "table", 123456), entry("astig.toml", "settings", 400)];

export const LEFT_OUT = [[2, 100, "border"], [250, 3, "border"], [128, 20, "crowded"]];

function remarksOf({ offset_adu, crowded }) {
  const remarks = [{ cause: "dead_pixels", text: "Some pixels are hot." }];
  if (!(offset_adu > 98)) remarks.push({ cause: "offset_low", text: "The offset is likely too low: 0 is no offset of a camera." });
  if (crowded !== "on") remarks.push({ cause: "overlap", text: "Spots overlap. The option `crowded` = on fits them together with their neighbours." });
  return remarks;
}

class Refusal extends Error {
  constructor(status, message, option = null, more = {}) {
    super(message);
    Object.assign(this, { status, body: { error: { message, option }, ...more } });
  }
}

/** Rows of all frames before `done`: rings whose radius depends on the frame. */
function tableOf(done) {
  const rows = [];
  for (let frame = 0; frame < done; frame++) {
    const next = random(frame + 5);
    for (let k = 0; k < 25; k++) {
      const ring = Math.floor(next() * 9), angle = 6.283 * next(), wide = () => (next() + next() - 1) * 0.1;
      const [cx, cy] = [5 + 8 * (ring % 3), 5 + 8 * Math.floor(ring / 3)];
      rows.push({
        frame, x: cx + 2.5 * Math.cos(angle) + wide(), y: cy + 2.5 * Math.sin(angle) + wide(),
        photons: 300 + 4000 * next() ** 2, sigma: 0.12 + 0.02 * next(), x_std: 0.005 + 0.02 * next(), p_value: next(),
      });
    }
  }
  return rows;
}

/** The rows of a condition of ranges. */
function keep(rows, where) {
  if (!where) return rows;
  const parts = where.split(" and ").map(part => {
    const found = /^(\w+) (>=|<=|>|<) ([-\d.e]+)$/.exec(part.trim());
    if (!found || !(found[1] in rows[0])) throw new Refusal(400, `The condition \`${where}\` is not understood`);
    return found;
  });
  const holds = { ">=": (a, b) => a >= b, "<=": (a, b) => a <= b, ">": (a, b) => a > b, "<": (a, b) => a < b };
  return rows.filter(row => parts.every(([, column, sign, value]) => holds[sign](row[column], Number(value))));
}

function tileOf(rows, level, column, row, hues) {
  const counts = new Uint16Array(TILE * TILE), hue = new Uint8Array(TILE * TILE);
  const pixel = PIXEL_UM * 2 ** level;
  let isEmpty = true;
  for (const { x, y, frame } of rows) {
    const px = Math.floor(x / pixel) - column * TILE, py = Math.floor(y / pixel) - row * TILE;
    if (px < 0 || py < 0 || px >= TILE || py >= TILE) continue;
    counts[py * TILE + px]++;
    hue[py * TILE + px] = (255 * frame) / FRAMES;
    isEmpty = false;
  }
  if (isEmpty) return null;
  return Buffer.concat([Buffer.from(counts.buffer), ...(hues ? [Buffer.from(hue.buffer)] : [])]);
}

function describeTable(name, done, version) {
  const rows = 25 * done;
  return {
    table: name, rows, usable: rows, poor_part: 0.012, columns: ["frame", "x", "y", "photons", "sigma", "x_std", "p_value"].map(column => ({ name: column, unit: column === "x" ? "um" : "" })),
    size_um: [25.6, 25.6], origin_um: [0, 0], pixel_um: PIXEL_UM, levels: LEVELS, tile: TILE, z_um: null, frames: FRAMES, model: "xynb",
    steps: name.startsWith("derived") ? ["drift_corrected"] : [], parent: name.startsWith("derived") ? "job:1" : null, version, precision_um: 0.012,
  };
}

export function startMock({ dist, port = 0, runMs = 4000 }) {
  const jobs = [], streams = new Set(), previews = [];
  const cameras = { "Old Andor": { offset_adu: 100, gain_e_per_adu: 0.1, excess_noise: 2 } };

  const tell = job => streams.forEach(({ id, response }) => id === job.id && response.write(`event: job\ndata: ${JSON.stringify(job)}\n\n`));
  function advance(job) {
    const { progress } = job;
    job.timer = undefined;
    if (job.state !== "running") return;
    progress.done = Math.min(progress.done + FRAMES / 20, FRAMES);
    progress.elapsed_s += runMs / 20e3;
    Object.assign(progress, { localizations: 25 * progress.done, frames_per_s: progress.done / progress.elapsed_s, left_s: ((FRAMES - progress.done) * runMs) / FRAMES / 1e3 });
    job.table = `job:${job.id}`;
    if (progress.done >= FRAMES) {
      Object.assign(job, { state: "done", ended: Date.now() / 1000 });
      job.summary = { usable: 25 * FRAMES, counts: { found: 28 * FRAMES, border: 3 * FRAMES, converged: 25 * FRAMES - 20, at_bound: 20 }, remarks: [{ cause: "offset_low", text: "The offset is likely too low." }], warnings: [], notes: [`${FRAMES} frames`] };
    }
    tell(job);
    if (job.state === "running") setTimeout(() => advance(job), runMs / 20);
    else for (const stream of [...streams]) if (stream.id === job.id) stream.response.end(), streams.delete(stream);
  }
  const jobOf = id => jobs.find(job => job.id === id) ?? (() => { throw new Refusal(404, `There is no job ${id}`); })();
  const doneOf = table => (/^job:/.test(table) ? jobOf(table.slice(4)).progress.done : FRAMES);

  function preview({ options, frame, fit }) {
    previews.push(Date.now());
    if (options.pixel_size_um === undefined) throw new Refusal(400, "pixel_size_um: the pixel size is missing: the width of a camera pixel in the sample, um", "pixel_size_um");
    const strict = options.false_alarms === undefined ? 0.1 : options.false_alarms;
    const peaks = spotsOf(frame).map(spot => ({ ...spot, ratio: spot.photons / 800 + 0.12 * Math.log10(strict) }));
    const found = peaks.filter(({ ratio }) => ratio >= 1);
    const corner = value => Math.min(Math.max(Math.floor(value) - 5, 0), SIDE - ROI);
    const boxes = found.map(({ x, y, ratio }) => [corner(x), corner(y), ratio]);
    const size = options.pixel_size_um;
    return {
      roi: ROI, boxes, counts: { found: found.length, border: 2, crowded: 1, close: 1, outside: 0 }, ...(options.brand_new === undefined && { left_out: LEFT_OUT }), peaks: peaks.map(({ ratio }) => ratio), notes: [], ms: 3.2,
      fits: fit ? { names: ["x", "y", "photons"], units: ["um", "um", "photons"], columns: [found.map(({ x }) => x * size), found.map(({ y }) => y * size), found.map(({ photons }) => photons)], boxes: boxes.map(([x, y]) => [x, y]) } : null,
      remarks: fit ? remarksOf(options) : [],
    };
  }

  function spot({ frame, corner: [cx, cy] }) {
    const pixels = [], model = [], residuals = [], all = frameOf(frame);
    for (let y = cy; y < cy + ROI; y++)
      for (let x = cx; x < cx + ROI; x++) {
        const value = all[y * SIDE + x] - 100, shape = 18 + 80 * Math.exp(-((x - cx - 5) ** 2 + (y - cy - 5) ** 2) / 3.4);
        pixels.push(value);
        model.push(shape);
        residuals.push((value - shape) / Math.sqrt(shape));
      }
    const parameter = (name, value, std, unit) => ({ name, value, std, unit });
    return { side: ROI, pixels, model, residuals, p_value: 0.34, status: "converged",
      parameters: [parameter("x", 3.1234, 0.0081, "um"), parameter("y", 9.8765, 0.0079, "um"), parameter("photons", 1234.5, 45.6, "photons"), parameter("background", 17.9, 0.6, "photons")] };
  }

  const routes = {
    "GET start": () => ({ version: "0.0.0", movie: null, folders: ["/data"], writable: "/data/results" }),
    "GET options": () => OPTIONS,
    "GET files": ({ path }) => (path ? { path, parent: path === "/data" ? null : "/data", entries: path === "/data" ? FILES : [] } : { path: null, parent: null, entries: [entry("", "folder")].map(root => ({ ...root, name: "/data", path: "/data" })) }),
    "POST uploads": ({ name }) => ({ path: "/data/" + name }),
    "GET movie": ({ path, channel }) => {
      if (path.includes("missing")) throw new Refusal(404, `${path}: there is no such movie`);
      if (path.includes("two") && channel === undefined) throw new Refusal(409, "The movie has two channels", "channel", { choose: { option: "channel", names: ["red", "far red"] } });
      return { ...MOVIE, path, name: path.split("/").pop() };
    },
    "POST preview": (_query, body) => preview(body),
    "POST preview/spot": (_query, body) => spot(body),
    "POST width": () => ({ sigma_um: 0.1312, words: "σ 0.1312 µm from 214 lone spots" }),
    "POST jobs": (_query, { movie, options, format }) => {
      const job = {
        id: String(jobs.length + 1), name: "", owner: null, priority: 0, state: "running", created: Date.now() / 1000, started: Date.now() / 1000, ended: null, movie, options, format,
        output: "/data/results/cell_locs." + format, progress: { done: 0, total: FRAMES, localizations: 0, frames_per_s: 0, left_s: null, elapsed_s: 0 },
        device: "cpu (made up)", waiting_for: null, summary: null, error: null, table: null,
      };
      jobs.unshift(job);
      setTimeout(() => advance(job), runMs / 20);
      return job;
    },
    "GET jobs": () => ({ jobs }),
    "GET table": ({ table }) => describeTable(table, doneOf(table), doneOf(table)),
    "GET table/histogram": ({ table, column, bins, where }) => {
      const rows = tableOf(doneOf(table)), kept = keep(rows, where), values = rows.map(row => row[column]);
      const from = Math.min(...values), to = Math.max(...values);
      const count = some => some.reduce((out, row) => (out[Math.min(Math.floor(((row[column] - from) / (to - from || 1)) * bins), bins - 1)]++, out), new Array(Number(bins)).fill(0));
      return { from, to, all: count(rows), kept: count(kept), rows: rows.length, kept_rows: kept.length };
    },
    "GET table/rows": ({ table, region, where }) => {
      const [x0, y0, x1, y1] = region.split(",").map(Number);
      const rows = keep(tableOf(doneOf(table)), where).filter(({ x, y }) => x >= x0 && x < x1 && y >= y0 && y < y1);
      return { names: ["x", "y"], columns: [rows.map(({ x }) => x), rows.map(({ y }) => y)] };
    },
    "POST table/drift": () => {
      const frame = Array.from({ length: 20 }, (_, k) => 10 * k), walk = frame.map(number => 1e-3 * number * Math.sin(number / 60));
      return { table: "derived:1", words: ["Drift of 20 parts by cross-correlation"], path: { frame, x_um: walk, y_um: walk.map(value => -value / 2), z_um: null, x_std_um: walk, y_std_um: walk }, nena_nm: 11.4, frc_nm: [63, 48] };
    },
    "POST table/link": () => ({ table: "derived:2", words: ["5,000 rows are 3,100 molecules"] }),
    "GET cameras": () => ({ cameras }),
    "GET status": () => ({ version: "0.0.0", uptime_s: 5, threads: 2, devices: [{ name: "Made-up CPU", backend: "cpu", software: false, memory_free_bytes: null, memory_total_bytes: null }], jobs: {} }),
  };

  function raw(method, name, query, response) {
    const send = (bytes, headers = {}) => response.writeHead(200, { "content-type": "application/octet-stream", ...headers }).end(bytes);
    if (name === "movie/frame") {
      const pixels = query.projection === "mean" ? Float32Array.from(frameOf(0)) : frameOf(Number(query.frame ?? 1));
      return send(Buffer.from(pixels.buffer), { "x-width": SIDE, "x-height": SIDE, "x-type": pixels instanceof Float32Array ? "f32" : "u16" }), true;
    }
    if (name === "table/tile") {
      const tile = tileOf(keep(tableOf(doneOf(query.table)), query.where), Number(query.level), Number(query.column), Number(query.row), query.hues);
      return tile ? send(tile) : response.writeHead(204).end(), true;
    }
    if (name === "table/picture") return send(Buffer.from("a picture"), { "content-disposition": 'attachment; filename="cell.png"' }), true;
    const events = /^jobs\/(\w+)\/events$/.exec(name);
    if (events) {
      const job = jobOf(events[1]);
      response.writeHead(200, { "content-type": "text/event-stream" });
      streams.add({ id: job.id, response });
      tell(job);
      return true;
    }
    const as = /^jobs\/(\w+)\/as$/.exec(name);
    if (as) return response.writeHead(200, { "content-type": "text/plain" }).end(`gaussmle localize as ${query.form}`), true;
    return false;
  }

  function dynamic(method, name, body) {
    const camera = /^cameras\/(.+)$/.exec(name);
    if (camera && method === "PUT") return (cameras[decodeURIComponent(camera[1])] = body);
    const [, id, what] = /^jobs\/(\w+)(?:\/(\w+))?$/.exec(name) ?? [];
    if (!id) throw new Refusal(404, `There is no ${name}`);
    const job = jobOf(id);
    if (method === "DELETE") jobs.splice(jobs.indexOf(job), 1);
    if (what === "stop") job.state = "stopped";
    if (what === "resume") (job.state = "running"), setTimeout(() => advance(job), 10);
    tell(job);
    return job;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url, "http://localhost");
    const parts = [];
    for await (const part of request) parts.push(part);
    try {
      if (!url.pathname.startsWith("/api/v1/")) {
        const file = url.pathname === "/" ? "index.html" : url.pathname.slice(1);
        const types = { html: "text/html", js: "text/javascript", css: "text/css" };
        if (!/^(index\.html|app\.(js|css))$/.test(file)) throw new Refusal(404, "no such file");
        response.writeHead(200, { "content-type": types[file.split(".").pop()] + "; charset=utf-8", "content-security-policy": CSP });
        return response.end(readFileSync(`${dist}/${file}`));
      }
      const name = url.pathname.slice("/api/v1/".length), query = Object.fromEntries(url.searchParams);
      if (raw(request.method, name, query, response)) return;
      const isJson = request.headers["content-type"] === "application/json";
      if (request.method !== "GET" && !isJson && name !== "uploads") throw new Refusal(415, "send application/json");
      const body = isJson ? JSON.parse(Buffer.concat(parts).toString() || "null") : null;
      const route = routes[`${request.method} ${name}`];
      const answer = route ? route(query, body) : dynamic(request.method, name, body);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(error.status ?? 500, { "content-type": "application/json" }).end(JSON.stringify(error.body ?? { error: { message: String(error), option: null } }));
    }
  });
  return new Promise(resolve => server.listen(port, "127.0.0.1", () => resolve({
    address: `http://127.0.0.1:${server.address().port}`, previews, jobs, end: () => (server.closeAllConnections(), server.close()),
  })));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { address } = await startMock({ dist: new URL("../dist", import.meta.url).pathname, port: 8123 });
  console.log(address);
}

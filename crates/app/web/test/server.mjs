// Does with a real gaussmle what a person does on the page: node test/server.mjs PROGRAM. Needs Chromium.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { random } from "./mock.mjs";

const LIMIT_MS = 120_000;
const SIDE = 96, FRAMES = 8000, OFFSET = 100, GAIN = 0.45;

const program = process.argv[2] && resolve(process.argv[2]);
if (!program || !existsSync(program)) {
  console.error("usage: node test/server.mjs PROGRAM, the path of gaussmle");
  process.exit(2);
}
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(executablePath)) {
  console.log(`skipped: there is no ${executablePath}; CHROMIUM names another`);
  process.exit(0);
}

const screenshots = new URL("screenshots", import.meta.url).pathname;
mkdirSync(screenshots, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "gaussmle-page-"));
const at = (...parts) => join(folder, ...parts);
for (const name of ["data", "empty", "bin", "state"]) mkdirSync(at(name));
symlinkSync(program, at("bin", "gaussmle"));

function simulate(output, frames, side, seed) {
  const words = ["simulate", "--movie", "-q", "-o", output, "--frames", frames, "--width", side, "--height", side, "--offset", OFFSET, "--gain", GAIN, "--seed", seed];
  execFileSync(program, words.map(String), { stdio: "pipe" });
}

/** Adds light that grows from left to right, with its noise: without it, a movie has no estimate of its camera. */
function lighten(file, side) {
  const bytes = readFileSync(file), start = 10 + bytes.readUInt16LE(8);
  const pixels = new Uint16Array(bytes.buffer, bytes.byteOffset + start, (bytes.length - start) / 2);
  const next = random(77), normal = Float32Array.from({ length: 65536 }, () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next()));
  const light = Float32Array.from({ length: side }, (_, x) => (40 * x) / side);
  let state = 1;
  for (let k = 0; k < pixels.length; k++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mean = light[k % side];
    pixels[k] += Math.max(Math.round((mean + Math.sqrt(mean) * normal[state >>> 16]) / GAIN), 0);
  }
  writeFileSync(file, bytes);
}

const begun = Date.now();
let last = begun;
const step = name => {
  console.log(`ok: ${name} (${((Date.now() - last) / 1e3).toFixed(1)} s)`);
  last = Date.now();
};

let server = null, browser = null, page = null;
async function end(code) {
  clearTimeout(watchdog);
  await browser?.close().catch(() => {});
  if (server && server.exitCode === null && server.signalCode === null) {
    const gone = new Promise(done => server.once("exit", done));
    server.kill("SIGINT");
    const late = setTimeout(() => server.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(late);
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
const watchdog = setTimeout(() => {
  console.log(`FAILED: not done in ${LIMIT_MS / 1e3} s`);
  void end(1);
}, LIMIT_MS);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end(1));

/** Starts the server and gives the address that it prints. */
function serve() {
  server = spawn(program, ["serve", at("data"), "--state", at("state"), "--listen", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((found, failed) => {
    let said = "";
    const hear = part => {
      said += part;
      const address = /http:\/\/\S+/.exec(said);
      if (address) found(address[0]);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("exit", code => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** The files below a folder. */
const filesIn = path => readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));

async function test() {
  simulate(at("data", "cell.npy"), FRAMES, SIDE, 7);
  lighten(at("data", "cell.npy"), SIDE);
  simulate(at("dropped.tif"), 20, 64, 8);
  step("movies");

  const address = await serve();
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true, permissions: ["clipboard-read", "clipboard-write"] });
  context.setDefaultTimeout(8000);
  // The program has the page of its build: the one of this folder takes its place, with the same headers.
  const dist = new URL("../dist/", import.meta.url);
  for (const [path, name] of [["/", "index.html"], ["/app.js", "app.js"], ["/app.css", "app.css"]])
    await context.route(url => url.pathname === path && !url.search, async route =>
      route.fulfill({ response: await route.fetch({ maxRedirects: 0 }), body: readFileSync(new URL(name, dist)) }));
  page = await context.newPage();
  const errors = [];
  let previewed = null;
  page.on("console", entry => ["error", "warning"].includes(entry.type()) && errors.push(`${entry.text()} ${entry.location().url}`));
  page.on("pageerror", error => errors.push(String(error)));
  // A request that is given up for a newer one is no failure.
  page.on("requestfailed", request => request.failure()?.errorText !== "net::ERR_ABORTED" && errors.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", response => {
    if (response.status() >= 400) response.text().then(text => errors.push(`${response.status()} of ${response.request().method()} ${response.url()} ${response.request().postData() ?? ""}: ${text}`), () => {});
    if (new URL(response.url()).pathname === "/api/v1/preview") response.json().then(body => (previewed = body), () => {});
  });
  const said = page.getByRole("status").first();
  const boxes = async () => Number((await page.locator(".found strong").textContent()).replace(/\D/g, ""));

  await page.goto(address);
  await page.getByRole("button", { name: "Open…" }).first().click();
  const dialog = page.getByRole("dialog");
  const entry = dialog.getByRole("button", { name: "cell.npy" });
  await entry.or(dialog.locator(".files button").first()).first().waitFor();
  if (!(await entry.isVisible())) await dialog.locator(".files button").first().click();
  await entry.click();
  await said.getByText("cell.npy is open.").waitFor();
  await page.getByText("The pixel size is missing").first().waitFor();
  step("open");

  await page.getByLabel("Pixel size").pressSequentially("0.1");
  await page.locator(".found strong").waitFor();
  await page.getByRole("button", { name: "Take the estimates of offset and gain" }).click();
  const offset = Number(await page.getByLabel("Offset", { exact: true }).inputValue());
  const gain = Number(await page.getByLabel("Gain", { exact: true }).inputValue());
  assert.ok(Math.abs(offset - OFFSET) < 5 && Math.abs(gain - GAIN) < 0.05, `offset ${offset}, gain ${gain}`);
  step("camera");

  const slider = page.getByRole("slider", { name: "False alarms" });
  await page.waitForFunction(() => !document.querySelector(".found.stale"));
  await slider.fill("-3");
  await page.waitForFunction(() => document.querySelector(".found strong") && !document.querySelector(".found.stale"));
  const few = await boxes();
  await slider.fill("2");
  await page.waitForFunction(few => Number(document.querySelector(".found strong")?.textContent) > few, few);
  assert.ok((await boxes()) > few + 5, `${few} and ${await boxes()} boxes`);
  await slider.fill("-1");
  await page.waitForFunction(() => !document.querySelector(".found.stale"));
  step("threshold");

  await page.getByLabel("Fit the shown frame").check();
  await page.getByText(/\d+ fits of this frame in/).waitFor();
  const { roi, boxes: corners, fits } = previewed;
  assert.equal(fits.boxes.length, corners.length);
  const stage = await page.locator(".stage canvas[role]").boundingBox();
  const scale = Math.min(stage.width, stage.height) / SIDE;
  const [x, y] = [...corners].sort((one, other) => other[2] - one[2])[0];
  await page.mouse.click(stage.x + stage.width / 2 + (x + roi / 2 - SIDE / 2) * scale, stage.y + stage.height / 2 + (y + roi / 2 - SIDE / 2) * scale);
  await page.getByRole("heading", { name: /^Spot near/ }).waitFor();
  await page.locator(".spot-images canvas").first().waitFor();
  await page.getByRole("cell", { name: "converged" }).waitFor();
  await page.screenshot({ path: join(screenshots, "server-frame.png") });
  step("fit and spot");

  const cure = page.getByRole("button", { name: "Fit overlapping spots together, with one measured width" });
  const model = page.locator(".left").getByLabel("Model", { exact: true }), crowding = page.getByLabel("Crowding");
  await cure.click();
  await page.waitForFunction(() => document.querySelector(".found strong") && !document.querySelector(".found.stale"));
  await page.getByText(/\d+ fits of this frame in/).waitFor();
  assert.deepEqual([await model.inputValue(), await crowding.inputValue()], ["xynb", "on"]);
  await cure.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await cure.waitFor();
  assert.deepEqual([await model.inputValue(), await crowding.inputValue()], ["xynbs", ""]);
  step("a cure and its undo");

  const card = page.locator(".left .card").last();
  await card.getByLabel("Table").selectOption("csv");
  await page.keyboard.press("Control+Enter");
  // Clicked in the page, as soon as there is progress: the run takes seconds.
  await page.waitForFunction(() => {
    const isOn = document.querySelector(".left .progress progress")?.value > 0;
    const button = [...document.querySelectorAll(".left button")].find(({ textContent }) => textContent === "Stop");
    if (isOn) button?.click();
    return isOn && button;
  });
  await said.getByText("The run is stopped").waitFor();
  const part = await page.locator(".left .progress progress").evaluate(bar => bar.value);
  assert.ok(part > 0 && part < 1, `stopped at ${part}`);
  step(`run, stopped at ${Math.round(100 * part)} %`);
  await card.getByRole("button", { name: "Resume" }).click();
  await said.getByText("The run of cell.npy is done.").waitFor({ timeout: 20_000 });
  step("resume");

  const tables = filesIn(at("state")).filter(file => file.endsWith(".csv"));
  assert.equal(tables.length, 1, tables.join());
  const lines = readFileSync(tables[0], "utf8").trimEnd().split("\n");
  const rows = lines.length - 1;
  const copy = async name => {
    await card.getByRole("button", { name }).click();
    let text = "";
    for (let turn = 0; turn < 100 && !text; turn++) {
      await page.waitForTimeout(50);
      text = await page.evaluate(() => navigator.clipboard.readText());
    }
    await said.getByText("Copied.").waitFor();
    await page.evaluate(() => navigator.clipboard.writeText(""));
    return text;
  };
  const shell = command => execFileSync("sh", ["-c", command], { cwd: at("empty"), env: { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` }, stdio: "pipe" });
  const isSame = name => readFileSync(at("empty", name)).equals(readFileSync(tables[0]));
  const command = await copy("command line");
  shell(command);
  const again = readdirSync(at("empty")).filter(name => name.endsWith(".csv"));
  assert.equal(again.length, 1, `${again.join()} of ${command}`);
  assert.ok(isSame(again[0]), `other bytes: ${command}`);
  writeFileSync(at("empty", "run.toml"), await copy("TOML"));
  shell(`gaussmle localize '${at("data", "cell.npy")}' --config run.toml -q -o toml.csv`);
  assert.ok(isSame("toml.csv"), "other bytes of run.toml");
  step(`${rows} rows again by the command line, and by TOML`);

  const lower = page.getByRole("slider", { name: "photons: lower limit" });
  await lower.scrollIntoViewIfNeeded();
  const plot = await page.locator(".column").filter({ has: lower }).locator(".plot").boundingBox();
  const knob = await lower.boundingBox();
  await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
  await page.mouse.down();
  await page.mouse.move(plot.x + plot.width * 0.2, plot.y + plot.height / 2, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(() => /^photons >= /.test(document.querySelector("#where").value));
  const least = Number(/[\d.]+(e\d+)?/.exec(await page.locator("#where").inputValue())[0]);
  const column = lines[0].split(",").findIndex(name => /^photons\b/.test(name));
  const chosen = lines.slice(1).filter(line => Number(line.split(",")[column]) >= least), kept = chosen.length;
  assert.ok(kept > 0 && kept < rows, `${kept} of ${rows} rows`);
  const counted = page.locator(".column small").first();
  await page.waitForFunction(kept => document.querySelector(".column small")?.textContent.replace(/\D/g, "").startsWith(String(kept)), kept);
  assert.equal((await counted.textContent()).replace(/\s/g, ""), `${kept}of${rows}rows`);
  step(`filter: ${kept} of ${rows} rows`);

  const bar = page.locator(".stage .bar span"), before = await bar.textContent();
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
  await page.mouse.wheel(0, -1200);
  await page.waitForFunction(before => document.querySelector(".stage .bar span").textContent !== before, before);
  await page.waitForTimeout(600);
  const lit = await page.locator(".stage canvas[role]").evaluate(canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let k = 0; k < data.length; k += 4) if (data[k] > 60) count++;
    return count;
  });
  assert.ok(lit > 100, `${lit} lit pixels`);
  await page.screenshot({ path: join(screenshots, "server-picture.png") });
  step("zoom");

  const save = async name => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByText(name, { exact: true }).click()]);
    return readFileSync(await download.path());
  };
  const picture = await save("Save picture");
  assert.equal(picture.subarray(1, 4).toString(), "PNG");
  // A zip of the table and its record, not compressed.
  const saved = (await save("Save table")).toString("latin1").split("\n").filter(line => /^\d+,\d+,/.test(line));
  assert.deepEqual(saved, chosen);
  step("picture and table");

  await page.getByRole("button", { name: "All rows" }).click();
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await said.getByText("Linking is done.").waitFor();
  await page.locator(".facts dd").filter({ hasText: /^linked$/ }).waitFor();
  await page.getByRole("button", { name: "One step back" }).click();
  await page.locator(".facts dd").filter({ hasText: /^linked$/ }).waitFor({ state: "detached" });
  step("link, and one step back");

  await page.reload();
  await page.locator(".jobs .job").click();
  await page.locator(".column").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".found strong"));
  assert.equal(await page.getByLabel("Pixel size").inputValue(), "0.1");
  assert.equal(Number(await page.getByLabel("Offset", { exact: true }).inputValue()), offset);
  step("the run after a reload");

  const dropped = readFileSync(at("dropped.tif")).toString("base64");
  const transfer = await page.evaluateHandle(text => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(text), sign => sign.charCodeAt(0))], "dropped.tif", { type: "image/tiff" }));
    return data;
  }, dropped);
  await page.getByRole("tab", { name: "Frame" }).click();
  await page.locator(".stage").dispatchEvent("dragover", { dataTransfer: transfer });
  await page.locator(".page.over").waitFor();
  await page.locator(".stage").dispatchEvent("drop", { dataTransfer: transfer });
  await said.getByText("dropped.tif is open.").waitFor();
  assert.equal(await page.locator(".page.over").count(), 0);
  await page.getByRole("definition").filter({ hasText: "64 × 64 px" }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector(".found strong")?.textContent) > 0);
  await page.waitForTimeout(300);
  step("drop");

  assert.deepEqual(errors, []);
}

try {
  await test();
  console.log(`done in ${((Date.now() - begun) / 1e3).toFixed(1)} s`);
  await end(0);
} catch (error) {
  console.log(`FAILED: ${error.stack}`);
  await page?.screenshot({ path: join(screenshots, "server-failed.png") }).catch(() => {});
  await end(1);
}

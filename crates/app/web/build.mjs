// Bundles the page of the app into dist/, and the script of reports into their crate. With --tests, the pure
// modules into test/build/ for node.
import { copyFileSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const PURE = ["camera", "colors", "contrast", "cures", "expression", "format", "marks", "options", "viewport", "words", "profile"];
const REPORT = "../../report/src/html/dist";
const LARGEST_BYTES = 300_000;
/** Every report has the script, which is not compressed there. */
const LARGEST_SCRIPT_BYTES = 25_000;

if (process.argv.includes("--tests")) {
  await build({
    entryPoints: PURE.map(name => `src/pure/${name}.ts`),
    outdir: "test/build",
    bundle: true,
    format: "esm",
    outExtension: { ".js": ".mjs" },
  });
} else {
  mkdirSync("dist", { recursive: true });
  copyFileSync("src/index.html", "dist/index.html");
  const common = { bundle: true, minify: true, target: "es2022", legalComments: "none" };
  await build({
    ...common,
    entryPoints: { app: "src/main.tsx" },
    outdir: "dist",
    format: "iife",
    jsx: "automatic",
    jsxImportSource: "preact",
  });
  await build({ ...common, entryPoints: { app: "src/style/app.css" }, outdir: "dist" });
  await build({ ...common, entryPoints: { picture: "src/report/main.ts" }, outdir: REPORT, format: "iife" });
  const sizes = readdirSync("dist").map(name => [name, gzipSync(readFileSync(`dist/${name}`)).length]);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  for (const [name, bytes] of sizes) console.log(`${name}: ${bytes} bytes gzipped`);
  console.log(`together: ${total} bytes gzipped`);
  if (total > LARGEST_BYTES) throw new Error(`more than ${LARGEST_BYTES} bytes`);
  const script = readFileSync(`${REPORT}/picture.js`).length;
  console.log(`script of reports: ${script} bytes`);
  if (script > LARGEST_SCRIPT_BYTES) throw new Error(`more than ${LARGEST_SCRIPT_BYTES} bytes`);
}

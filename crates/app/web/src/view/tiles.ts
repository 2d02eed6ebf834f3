// Tiles and single localizations of a table from the server.
import { get, getBytes } from "../api";
import { aboutSpot } from "../pure/format";
import type { Rows, Table } from "../types";
import type { TileSource } from "./picture";
import type { Points, Region } from "./points";

export type HuesOf = "none" | "z" | "frame" | "precision";

/** The most localizations that are drawn one by one, and those that are so at every zoom. */
const MOST_POINTS = 20_000, FEW = 2000;
/** The view rests so long before localizations are asked for. */
const QUIET_MS = 120;

function pointsOf(table: Table, rows: Rows, hues: HuesOf): Points | null {
  const column = (name: string) => {
    const found = rows.columns[rows.names.indexOf(name)];
    return found && Float64Array.from(found, value => (typeof value === "number" ? value : NaN));
  };
  const [x, y, z, frame, photons] = ["x", "y", "z", "frame", "photons"].map(column);
  if (!x || !y || x.length >= MOST_POINTS) return null;
  const [left, top] = table.origin_um, precision = column("x_std") ?? new Float64Array(x.length).fill(NaN);
  const part = hues === "z" ? z : hues === "frame" && table.frames !== null ? frame : null;
  const [from, to] = hues === "z" ? (table.z_um ?? [0, 1]) : [0, Math.max((table.frames ?? 1) - 1, 1)];
  return {
    x: x.map(value => value - left),
    y: y.map(value => value - top),
    precision,
    hue: part && part.map(value => (value - from) / (to - from || 1)),
    about: k => aboutSpot({ z_um: z?.[k], precision_um: precision[k], photons: photons?.[k], frame: frame?.[k] }),
  };
}

export function serverTiles(table: Table, where: string, hues: HuesOf): TileSource {
  const side = table.tile, pixels = side * side;
  const [left, top] = table.origin_um;
  return {
    tile: side,
    levels: table.levels,
    pixel_um: table.pixel_um,
    size_um: table.size_um,
    rows: table.rows,
    few: table.rows <= FEW,
    async load(level, column, row, signal) {
      const query = { table: table.table, level, column, row, where, hues: hues === "none" ? null : hues };
      const response = await getBytes("table/tile", query, signal);
      if (response.status === 204) return null;
      const buffer = await response.arrayBuffer();
      return {
        counts: new Uint16Array(buffer, 0, pixels),
        hues: buffer.byteLength >= 3 * pixels ? new Uint8Array(buffer, 2 * pixels, pixels) : null,
      };
    },
    // The ends of hues by precision are known to the server alone: only tiles have them.
    points: hues === "precision" || (hues === "frame" && table.frames === null) ? undefined : async ([x0, y0, x1, y1]: Region, signal) => {
      await new Promise(done => setTimeout(done, QUIET_MS));
      signal.throwIfAborted();
      const region = [x0 + left, y0 + top, x1 + left, y1 + top].map(value => value.toFixed(5)).join(",");
      const rows = await get<Rows>("table/rows", { table: table.table, region, where, limit: MOST_POINTS }, signal);
      return pointsOf(table, rows, hues);
    },
  };
}

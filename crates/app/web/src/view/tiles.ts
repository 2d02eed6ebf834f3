// Tiles of a table from the server.
import { getBytes } from "../api";
import type { Table } from "../types";
import type { TileSource } from "./picture";

export type HuesOf = "none" | "z" | "frame" | "precision";

export function serverTiles(table: Table, where: string, hues: HuesOf): TileSource {
  const side = table.tile, pixels = side * side;
  return {
    tile: side,
    levels: table.levels,
    pixel_um: table.pixel_um,
    size_um: table.size_um,
    rows: table.rows,
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
  };
}

// Tiles and single localizations of the data in a report's page.
import { aboutSpot } from "../pure/format";
import type { Points, Region } from "../view/points";
import type { TileData, TileSource } from "../view/picture";

/** Start and length of a piece in the store, characters. */
type Location = [number, number];

/** The index of the data, as crates/report/src/html/viewer.rs writes it. */
export interface Index {
  origin_um: [number, number];
  size_um: [number, number];
  pixel_um: number;
  tile: number;
  /** Tiles: column, row, location, number of byte planes. */
  levels: { white: number; gamma: [number, number]; tiles: [number, number, Location, number][] }[];
  /** Localizations of tiles of level 0: column, row, location, number. */
  singles: [number, number, Location, number][];
  few: boolean;
  quantities: { precision_step_um: number | null; photons: boolean; frame: boolean; z_from_um: number | null };
  z_um: [number, number] | null;
}

/** Localizations of a tile. Places are in um from the corner of the picture. */
interface Piece {
  x: Float64Array;
  y: Float64Array;
  precision?: Float64Array;
  photons?: Uint32Array;
  frame?: Uint32Array;
  z?: Float64Array;
}

/** The most localizations that are drawn one by one. */
const MOST_POINTS = 40_000;
/** Pieces of localizations that stay in memory. */
const MOST_PIECES = 320;
/** The step of a precision that is unknown. */
const UNKNOWN = 65535;

/** Joins byte planes, the lowest byte first, to numbers. */
function joinPlanes(bytes: Uint8Array, from: number, number: number, planes: number): Uint32Array {
  const out = new Uint32Array(number);
  for (let plane = 0; plane < planes; plane++)
    for (let k = 0; k < number; k++) out[k] |= bytes[from + plane * number + k] << (8 * plane);
  return out;
}

export function pageTiles(index: Index, store: string): TileSource {
  const { tile: side, levels, quantities } = index, pixels = side * side, tile_um = side * index.pixel_um;
  const key = (column: number, row: number) => `${column} ${row}`;
  const tiles = levels.map(level => new Map(level.tiles.map(tile => [key(tile[0], tile[1]), tile])));
  const pieces = new Map<string, Promise<Piece>>();

  async function unpack([start, length]: Location): Promise<Uint8Array> {
    const bytes = Uint8Array.from(atob(store.slice(start, start + length)), letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  async function load(level: number, column: number, row: number): Promise<TileData | null> {
    const tile = tiles[level].get(key(column, row));
    if (!tile) return null;
    const bytes = await unpack(tile[2]), planes = tile[3];
    const counts = planes === 1 ? bytes.subarray(0, pixels) : joinPlanes(bytes, 0, pixels, planes);
    if (!index.z_um) return { counts, hues: null };
    // Only filled pixels have a z.
    const hues = new Uint8Array(pixels);
    for (let k = 0, at = planes * pixels; k < pixels; k++) if (counts[k]) hues[k] = bytes[at++];
    return { counts, hues };
  }

  async function readPiece([column, row, location, number]: Index["singles"][number]): Promise<Piece> {
    const bytes = await unpack(location);
    let from = 0;
    const next = (planes: number) => {
      const numbers = joinPlanes(bytes, from, number, planes);
      from += planes * number;
      return numbers;
    };
    const along = (tile: number) => Float64Array.from(next(2), step => (tile + (step + 0.5) / 65536) * tile_um);
    const { precision_step_um: step_um, z_from_um } = quantities;
    const piece: Piece = { x: along(column), y: along(row) };
    if (step_um !== null) piece.precision = Float64Array.from(next(2), step => (step < UNKNOWN ? step * step_um : NaN));
    if (quantities.photons) piece.photons = next(4);
    if (quantities.frame) {
      piece.frame = next(4);
      for (let k = 1; k < number; k++) piece.frame[k] += piece.frame[k - 1];
    }
    if (z_from_um !== null) piece.z = Float64Array.from(next(4), step => z_from_um + step * 1e-4);
    return piece;
  }

  function pieceOf(single: Index["singles"][number]): Promise<Piece> {
    const name = key(single[0], single[1]), piece = pieces.get(name) ?? readPiece(single);
    // The last are those that were used last.
    pieces.delete(name);
    pieces.set(name, piece);
    return piece;
  }

  async function points([x0, y0, x1, y1]: Region, signal: AbortSignal): Promise<Points | null> {
    const covers = ([column, row]: Index["singles"][number], whole: number) =>
      (column + 1 - whole) * tile_um > x0 && (column + whole) * tile_um < x1 && (row + 1 - whole) * tile_um > y0 && (row + whole) * tile_um < y1;
    const isTooMany = index.singles.reduce((sum, single) => sum + (covers(single, 1) ? single[3] : 0), 0) > MOST_POINTS;
    if (isTooMany) return null;
    const found: [Piece, number][] = [];
    for (const piece of await Promise.all(index.singles.filter(single => covers(single, 0)).map(pieceOf)))
      for (let k = 0; k < piece.x.length; k++)
        if (piece.x[k] >= x0 && piece.x[k] < x1 && piece.y[k] >= y0 && piece.y[k] < y1) found.push([piece, k]);
    for (const name of [...pieces.keys()].slice(0, -MOST_PIECES)) pieces.delete(name);
    signal.throwIfAborted();
    if (found.length > MOST_POINTS) return null;
    const column = (of: (piece: Piece, k: number) => number) => Float64Array.from(found, ([piece, k]) => of(piece, k));
    const [from, to] = index.z_um ?? [0, 0];
    return {
      x: column(({ x }, k) => x[k]),
      y: column(({ y }, k) => y[k]),
      precision: column(({ precision }, k) => precision?.[k] ?? NaN),
      hue: index.z_um && column(({ z }, k) => ((z?.[k] ?? from) - from) / (to - from || 1)),
      about: k => {
        const [{ z, precision, photons, frame }, at] = found[k];
        return aboutSpot({ z_um: z?.[at], precision_um: precision?.[at], photons: photons?.[at], frame: frame?.[at] });
      },
    };
  }

  return {
    tile: side,
    levels: levels.length,
    pixel_um: index.pixel_um,
    size_um: index.size_um,
    // A page has all localizations or none.
    rows: index.singles.length ? index.singles.reduce((sum, single) => sum + single[3], 0) : Infinity,
    few: index.few,
    has: (level, column, row) => tiles[level].has(key(column, row)),
    tone: (level, hues) => ({ white: levels[level].white, gamma: levels[level].gamma[hues ? 1 : 0] }),
    load,
    points: index.singles.length ? points : undefined,
  };
}

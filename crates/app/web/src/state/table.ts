// The table in view: its description, the condition of its rows, and what was done with it.
import { batch, computed, effect, signal } from "@preact/signals";
import { get, isAbort, post } from "../api";
import { fromExpression, toExpression, withRange, type Range } from "../pure/expression";
import type { Drift, Linked, Table } from "../types";
import { complain, say } from "./status";

/** The least time between two questions about a table that grows. */
const GROWING_MS = 1000;

export const table = signal<Table | null>(null);
/** The condition as it is typed or made from ranges. */
export const where = signal("");
export const ranges = signal<ReadonlyMap<string, Range>>(new Map());
export const drift = signal<Drift | null>(null);
export const words = signal<string[]>([]);
/** The name of what goes on with the table; null if nothing does. */
export const working = signal<string | null>(null);
/** True while a run adds rows. */
export const isGrowing = signal(false);
/** True of the name of a file's table: its path. */
const isFileName = (name: string): boolean => !/^(job|derived):/.test(name);
/** True if the rows may change: a run adds some, or the table is a file, which other programs may write anew. */
const mayChange = computed(() => isGrowing.value || (table.value !== null && isFileName(table.value.table)));

let wanted: string | null = null;
/** The path of the file in view, also of tables that were made of it. */
export const fileInView = signal<string | null>(null);
/** Questions in a row without an answer. */
let failures = 0;
/** Words and drift of the steps that made tables. */
const steps = new Map<string, { words: string[]; drift: Drift | null }>();

export async function openTable(name: string | null): Promise<void> {
  const isOther = name !== wanted;
  wanted = name;
  if (isOther) failures = 0;
  if (isOther)
    batch(() => {
      where.value = "";
      ranges.value = new Map();
      const step = name === null ? undefined : steps.get(name);
      drift.value = step?.drift ?? null;
      words.value = step?.words ?? [];
    });
  if (!name?.startsWith("derived:")) fileInView.value = name && isFileName(name) ? name : null;
  if (!name) {
    table.value = null;
    return;
  }
  await refresh();
}

async function refresh(): Promise<void> {
  const name = wanted;
  if (!name) return;
  try {
    const found = await get<Table>("table", { table: name });
    failures = 0;
    // The same description is no change: nothing is asked again.
    if (wanted === name && JSON.stringify(found) !== JSON.stringify(table.peek())) table.value = found;
  } catch (error) {
    // A file may be read while it is written. One that stays bad is named.
    const isWritten = isGrowing.peek() || (mayChange.peek() && ++failures < 3);
    if (wanted === name && !isAbort(error) && !isWritten) complain(error);
  }
}

let timer: ReturnType<typeof setInterval> | undefined;
effect(() => {
  clearInterval(timer);
  if (mayChange.value) timer = setInterval(refresh, GROWING_MS);
});

export function setRange(column: string, range: Range): void {
  batch(() => {
    ranges.value = withRange(ranges.peek(), column, range);
    where.value = toExpression(ranges.peek());
  });
}

export function setWhere(text: string): void {
  batch(() => {
    where.value = text;
    ranges.value = fromExpression(text) ?? new Map();
  });
}

/** A condition made of ranges, or none: only then histograms have handles. */
export const hasRanges = (): boolean => fromExpression(where.value) !== null;

async function derive(name: string, path: string, body: Record<string, unknown>): Promise<void> {
  const of = table.peek();
  if (!of || working.peek()) return;
  working.value = name;
  try {
    const made = await post<Linked | Drift>(path, { table: of.table, ...body });
    steps.set(made.table, { words: made.words, drift: "path" in made ? made : null });
    await openTable(made.table);
    say(`${name} is done.`);
  } catch (error) {
    complain(error);
  } finally {
    working.value = null;
  }
}

export async function correctDrift(): Promise<void> {
  await derive("Drift correction", "table/drift", { where: where.peek() || undefined });
}

export async function linkRows(gap: number): Promise<void> {
  await derive("Linking", "table/link", { gap });
}

export async function oneStepBack(): Promise<void> {
  const parent = table.peek()?.parent;
  if (!parent) return;
  await openTable(parent);
  say("One step back.");
}

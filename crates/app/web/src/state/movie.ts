// The opened movie and the shown frame.
import { batch, computed, effect, signal } from "@preact/signals";
import { Failure, getBytes, get, movieQuery, type Choose } from "../api";
import { percentiles, sample, type Pixels } from "../pure/contrast";
import { clamp } from "../pure/viewport";
import type { Movie, MovieChoice } from "../types";
import { resetOptions } from "./options";
import { complain, clearMessage, say } from "./status";
import { tab } from "./tab";

/** Frames that stay in memory, by their bytes. */
const CACHE_BYTES = 200e6;
const RECENT = 8;

export interface Image {
  width: number;
  height: number;
  pixels: Pixels;
}

export type Projection = "none" | "mean" | "max";

export const choice = signal<MovieChoice | null>(null);
export const movie = signal<Movie | null>(null);
export const isOpening = signal(false);
/** The choice that the server asks for, of a file with several images. */
export const choose = signal<(Choose & { movie: MovieChoice }) | null>(null);
export const frame = signal(0);
export const projection = signal<Projection>("none");
export const image = signal<Image | null>(null);
export const contrast = signal<[number, number]>([0, 1]);
export const frameColors = signal("gray");
export const isPlaying = signal(false);
export const recent = signal<string[]>(readRecent());
export const lastFrame = computed(() => Math.max((movie.value?.frames ?? 1) - 1, 0));

function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem("gaussmle.recent") ?? "[]");
    return Array.isArray(list) ? list.filter(path => typeof path === "string") : [];
  } catch {
    return [];
  }
}

function remember(path: string): void {
  recent.value = [path, ...recent.peek().filter(other => other !== path)].slice(0, RECENT);
  try {
    localStorage.setItem("gaussmle.recent", JSON.stringify(recent.peek()));
  } catch {
    // A browser that stores nothing forgets the list.
  }
}

export async function openMovie(wanted: MovieChoice, keepOptions = false): Promise<boolean> {
  clearMessage();
  isOpening.value = true;
  try {
    const opened = await get<Movie>("movie", movieQuery(wanted));
    cache.clear();
    batch(() => {
      choose.value = null;
      isPlaying.value = false;
      frame.value = 0;
      projection.value = "none";
      image.value = null;
      if (!keepOptions && choice.peek()?.path !== wanted.path) resetOptions(movie.peek(), opened);
      choice.value = wanted;
      movie.value = opened;
      if (!keepOptions) tab.value = "frame";
    });
    remember(wanted.path);
    say(`${opened.name} is open.`);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.choose) choose.value = { ...error.choose, movie: wanted };
    else complain(error);
    return false;
  } finally {
    isOpening.value = false;
  }
}

/** The movie of a choice that the server asked for. */
export function answerChoice(place: number): void {
  const asked = choose.peek();
  if (!asked) return;
  const answer = asked.option === "z" ? { z: place } : { [asked.option]: String(place) };
  void openMovie({ ...asked.movie, ...answer });
}

export function showFrame(number: number): void {
  projection.value = "none";
  frame.value = clamp(Math.round(number), 0, lastFrame.peek());
}

const cache = new Map<string, Promise<Image>>();

async function loadImage(of: MovieChoice, query: { frame: number } | { projection: string }): Promise<Image> {
  const response = await getBytes("movie/frame", { ...movieQuery(of), ...query });
  const buffer = await response.arrayBuffer();
  const number = (name: string) => Number(response.headers.get(name));
  const isWhole = response.headers.get("x-type") === "u16";
  return {
    width: number("x-width"),
    height: number("x-height"),
    pixels: isWhole ? new Uint16Array(buffer) : new Float32Array(buffer),
  };
}

function cached(of: MovieChoice, which: string, query: { frame: number } | { projection: string }): Promise<Image> {
  const known = cache.get(which);
  if (known) {
    cache.delete(which);
    cache.set(which, known);
    return known;
  }
  const loading = loadImage(of, query);
  cache.set(which, loading);
  loading.then(
    ({ pixels }) => {
      const most = Math.max(Math.floor(CACHE_BYTES / pixels.byteLength), 2);
      for (const key of [...cache.keys()].slice(0, Math.max(cache.size - most, 0))) cache.delete(key);
    },
    () => cache.delete(which),
  );
  return loading;
}

export function autoContrast(): void {
  const shown = image.peek();
  const range = shown && percentiles(sample(shown.pixels), 0.005, 0.9985);
  if (range) contrast.value = range;
}

let needsContrast = true;
let wanted = 0;

// The newest request wins; an older answer that comes later is not shown.
effect(() => {
  const of = choice.value;
  const number = frame.value, kind = projection.value;
  if (!of || !movie.value) return;
  const turn = ++wanted;
  const isFrame = kind === "none";
  const which = isFrame ? String(number) : kind;
  cached(of, which, isFrame ? { frame: number } : { projection: kind })
    .then(loaded => {
      if (turn !== wanted) return;
      const isOther = needsContrast || lastKind !== kind;
      batch(() => {
        image.value = loaded;
        if (isOther) autoContrast();
      });
      needsContrast = false;
      lastKind = kind;
      if (isFrame && number < lastFrame.peek()) void cached(of, String(number + 1), { frame: number + 1 }).catch(() => {});
    })
    .catch(complain);
});
let lastKind: Projection = "none";

effect(() => {
  if (movie.value) needsContrast = true;
});

// Plays as fast as frames come, at most 25 a second.
let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  clearTimeout(timer);
  if (!isPlaying.value || !image.value) return;
  const next = frame.peek() >= lastFrame.peek() ? 0 : frame.peek() + 1;
  timer = setTimeout(() => showFrame(next), 40);
});

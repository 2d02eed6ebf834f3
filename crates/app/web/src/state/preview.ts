// The spots of the shown frame while options change.
import { batch, computed, effect, signal } from "@preact/signals";
import { Failure, isAbort, post } from "../api";
import { pixelSizeTrouble } from "../pure/options";
import type { Preview, Spot } from "../types";
import { choice, frame, isPlaying, movie as opened, projection } from "./movie";
import { hasKept, options } from "./options";
import { complain, wrongOption } from "./status";

/** Milliseconds of quiet before a request for boxes, and for fits. */
const BOXES_MS = 15;
const FITS_MS = 180;

export const preview = signal<Preview | null>(null);
/** The frame of the preview. */
export const previewFrame = signal(-1);
export const isStale = signal(false);
export const fitsFrame = signal(false);
export const selected = signal<[number, number] | null>(null);
export const spot = signal<Spot | null>(null);
export const previewError = signal<Failure | null>(null);

/** An error that is known before the server is asked. */
export const trouble = computed<Failure | null>(() => {
  const text = pixelSizeTrouble(options.value, opened.value?.camera.pixel_size_um.value);
  return text === null ? null : new Failure(text, "pixel_size_um", 400);
});

/** The failure to measure a width, with the likely reason. */
export function explained(error: unknown): unknown {
  if (error instanceof Failure && error.option === "sigma_um" && hasKept())
    return new Failure(`Options of the last movie are in use: clear them in the card "Movie". ${error.message}`, error.option, error.status);
  const { camera, offset_adu, gain_e_per_adu } = options.peek(), stated = opened.peek()?.camera;
  const isUnstated = (value: unknown, inFile: number | null | undefined) => value === undefined && inFile == null;
  const isOpen = isUnstated(offset_adu, stated?.offset_adu.stated) || isUnstated(gain_e_per_adu, stated?.gain_e_per_adu.stated);
  if (!(error instanceof Failure) || error.option !== "sigma_um" || camera !== undefined || !isOpen) return error;
  return new Failure(`Offset and gain are not stated, and the width depends on them. ${error.message}`, error.option, error.status);
}

function fail(failure: Failure): void {
  preview.value = null;
  isStale.value = false;
  previewError.value = failure;
  wrongOption.value = failure.option ? { option: failure.option, text: failure.message } : null;
}

let running: AbortController | null = null;
let timers: ReturnType<typeof setTimeout>[] = [];

async function ask(fit: boolean, body: { movie: unknown; options: unknown; frame: number }): Promise<void> {
  running?.abort();
  const mine = (running = new AbortController());
  try {
    const found = await post<Preview>("preview", { ...body, fit }, mine.signal);
    if (running !== mine) return;
    if (previewError.peek()) {
      previewError.value = null;
      wrongOption.value = null;
    }
    batch(() => {
      preview.value = found;
      previewFrame.value = body.frame;
      isStale.value = false;
    });
  } catch (thrown) {
    if (isAbort(thrown) || running !== mine) return;
    const error = explained(thrown);
    if (error instanceof Failure) {
      batch(() => fail(error));
      if (error.isLost) complain(error);
    } else {
      preview.value = null;
      isStale.value = false;
      complain(error);
    }
  }
}

effect(() => {
  const movie = choice.value;
  const body = { movie, options: options.value, frame: frame.value };
  const fit = fitsFrame.value && !isPlaying.value;
  const isFrame = projection.value === "none";
  timers.forEach(clearTimeout);
  timers = [];
  if (!movie || !isFrame) {
    running?.abort();
    preview.value = null;
    return;
  }
  const known = trouble.value;
  if (known) {
    running?.abort();
    running = null;
    batch(() => fail(known));
    return;
  }
  isStale.value = true;
  timers.push(setTimeout(() => void ask(false, body), BOXES_MS));
  if (fit) timers.push(setTimeout(() => void ask(true, body), FITS_MS));
});

// The box that was clicked, fitted by itself.
let spotTurn: AbortController | null = null;
effect(() => {
  const movie = choice.value, corner = selected.value;
  const body = { movie, options: options.value, frame: frame.value, corner };
  spotTurn?.abort();
  if (!movie || !corner || projection.value !== "none" || trouble.value) {
    spot.value = null;
    return;
  }
  const mine = (spotTurn = new AbortController());
  post<Spot>("preview/spot", body, mine.signal).then(
    found => {
      if (spotTurn === mine) spot.value = found;
    },
    error => {
      if (isAbort(error) || spotTurn !== mine) return;
      spot.value = null;
      complain(error);
    },
  );
});

// Another frame has other boxes, and another movie none until it is searched.
effect(() => {
  void frame.value;
  void choice.value;
  selected.value = null;
});
effect(() => {
  void choice.value;
  preview.value = null;
});

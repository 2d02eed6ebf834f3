// The cure of a remark that was applied last, with its way back.
import { batch, computed, effect, signal } from "@preact/signals";
import { curesOf, fieldOf, isApplied, patched, undoOf, type Cure } from "../pure/cures";
import type { Options, Remark } from "../types";
import { choice, movie } from "./movie";
import { options } from "./options";
import { isStale, preview } from "./preview";
import { optionList, say } from "./status";

interface Applied {
  words: string;
  /** The remark. */
  text: string;
  /** The option beside which the remark stood. */
  field: string | null;
  patch: Options;
  undo: Options;
}

const last = signal<Applied | null>(null);
/** The cure that was applied, as long as its options stay. */
export const applied = computed(() => (last.value && isApplied(options.value, last.value.patch) ? last.value : null));

/** Options on which cures depend, but for the background of frames, which goes with all others. */
const DECISIVE = ["model", "camera", "offset_adu", "gain_e_per_adu"];
const dependsOn = (patch: Options): string[] => (patch.background_frames ? [] : DECISIVE);

const keys = computed(() => new Set((optionList.value?.groups ?? []).flatMap(group => group.options.map(({ key }) => key))));

/** The cures of a remark on fits with these options; none while fits with others are on their way. */
export function curesFor(remark: Remark, of: Options): Cure[] {
  if (isStale.value && preview.value) return [];
  const cures = curesOf(remark, { options: of, movie: movie.value, models: optionList.value?.models ?? [], keys: keys.value });
  // Options that were changed since the fits are not overwritten.
  const isAsThen = (patch: Options) => [...Object.keys(patch), ...dependsOn(patch)].every(key => isApplied(options.value, { [key]: of[key] ?? null }));
  return cures.filter(cure => "field" in cure || isAsThen(cure.patch));
}

/** Shows the field of an option; false if it is not on the page. */
export function goToField(option: string | null): boolean {
  const field = document.querySelector<HTMLElement>(`[data-option="${option}"]`);
  for (let around = field?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  field?.scrollIntoView({ block: "center" });
  const control = field?.querySelector<HTMLInputElement | HTMLSelectElement>("input, select");
  control?.focus();
  field?.animate([{ boxShadow: "0 0 0 3px var(--accent)" }, { boxShadow: "0 0 0 3px transparent" }], 1600);
  if (control instanceof HTMLInputElement) control.select();
  return !!control;
}

export function apply(remark: Remark, cure: Cure): void {
  if ("field" in cure) {
    goToField(cure.field);
    return;
  }
  batch(() => {
    last.value = { words: cure.words, text: remark.text, field: fieldOf(remark.cause), patch: cure.patch, undo: undoOf(options.peek(), cure.patch) };
    options.value = patched(options.peek(), cure.patch);
  });
  say(`Set: ${cure.words}. "Undo" takes it back.`);
}

export function takeBack(): void {
  const made = applied.peek();
  if (!made) return;
  batch(() => {
    options.value = patched(options.peek(), made.undo);
    last.value = null;
  });
  say(`Taken back: ${made.words}.`);
}

// Another movie has remarks of its own.
effect(() => {
  void choice.value;
  last.value = null;
});

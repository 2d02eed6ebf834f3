// The state of the picture, for other parts of the page.
import { signal } from "@preact/signals";
import type { Line } from "../pure/profile";

/** The line of a profile, in um from the corner of the picture. */
export const line = signal<Line | null>(null);

/** The part of the picture on the screen in the coordinates of the table, um. */
export const visibleRegion: { get: () => [number, number, number, number] } = { get: () => [0, 0, 0, 0] };

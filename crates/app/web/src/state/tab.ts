// Which of the two views is in the centre.
import { signal } from "@preact/signals";

export const tab = signal<"frame" | "picture">("frame");

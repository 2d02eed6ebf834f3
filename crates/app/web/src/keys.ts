// Keys of the whole page.
import { current, isActive, run, stop } from "./state/jobs";
import { frame, isPlaying, lastFrame, movie, showFrame } from "./state/movie";
import { tab } from "./state/tab";

const FRAME_KEYS = new Set(["ArrowLeft", "ArrowRight", "Home", "End", " "]);

/** True if a key changes the frame: then the canvas leaves it to the page. */
export const isFrameKey = (event: KeyboardEvent): boolean =>
  FRAME_KEYS.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;

const isOf = (target: EventTarget | null, selector: string): boolean => target instanceof HTMLElement && target.matches(selector);
const isTyping = (target: EventTarget | null): boolean => isOf(target, "input[type=text], input[type=search], textarea");
/** Things that use the keys of frames themselves. */
const usesKeys = (target: EventTarget | null): boolean => isOf(target, "input, select, textarea, button, summary, a, [role=slider]");

function changeFrame(event: KeyboardEvent): void {
  const step = event.shiftKey ? 100 : 1;
  switch (event.key) {
    case "ArrowLeft": return showFrame(frame.peek() - step);
    case "ArrowRight": return showFrame(frame.peek() + step);
    case "Home": return showFrame(0);
    case "End": return showFrame(lastFrame.peek());
    case " ": isPlaying.value = !isPlaying.peek();
  }
}

/** Puts the cursor into the field of the frame's number; false if it is not on the page. */
function enterFrame(): boolean {
  const field = document.querySelector<HTMLInputElement>("#go-to-frame");
  field?.focus();
  field?.select();
  return field !== null;
}

export function onKey(event: KeyboardEvent): void {
  if (document.querySelector("dialog[open]")) return;
  const withCtrl = event.ctrlKey || event.metaKey;
  if (withCtrl && event.key === "Enter") {
    event.preventDefault();
    void run();
  } else if (withCtrl && event.key.toLowerCase() === "g" && movie.peek()) {
    event.preventDefault();
    tab.value = "frame";
    // On the other tab, the field is there after this one is drawn.
    if (!enterFrame()) setTimeout(enterFrame);
  } else if (event.key === "Escape" && !isTyping(event.target)) {
    const job = current.peek();
    if (job && isActive(job.state)) void stop(job);
  } else if (isFrameKey(event) && tab.peek() === "frame" && movie.peek() && !usesKeys(event.target)) {
    event.preventDefault();
    changeFrame(event);
  }
}

// The line of messages, and what the server is.
import { signal } from "@preact/signals";
import { Failure, RETRY_S, connection, get, isAbort } from "../api";
import type { OptionList, ServerStatus, Start } from "../types";

export type Tone = "info" | "error";

export const message = signal<{ tone: Tone; text: string } | null>(null);
/** The option that the last error names. */
export const wrongOption = signal<{ option: string; text: string } | null>(null);
export const isLost = signal(false);
export const start = signal<Start | null>(null);
export const optionList = signal<OptionList | null>(null);
export const server = signal<ServerStatus | null>(null);

export function say(text: string): void {
  message.value = { tone: "info", text };
}

/** Shows an error, unless it only says that a request was given up for a newer one. */
export function complain(error: unknown): void {
  if (isAbort(error)) return;
  const text = error instanceof Error ? error.message : String(error);
  message.value = { tone: "error", text };
  if (error instanceof Failure && error.option) wrongOption.value = { option: error.option, text };
}

export function clearMessage(): void {
  message.value = null;
  wrongOption.value = null;
}

connection.report = isThere => {
  if (isLost.peek() === !isThere) return;
  isLost.value = !isThere;
  if (isThere) clearMessage();
  else setTimeout(retry, RETRY_S * 1000);
};

async function retry(): Promise<void> {
  try {
    await get("start");
  } catch {
    if (isLost.peek()) setTimeout(retry, RETRY_S * 1000);
  }
}

export async function loadStart(): Promise<void> {
  const [first, options] = await Promise.all([get<Start>("start"), get<OptionList>("options")]);
  start.value = first;
  optionList.value = options;
}

export async function loadServer(): Promise<void> {
  try {
    server.value = await get<ServerStatus>("status");
  } catch (error) {
    complain(error);
  }
}

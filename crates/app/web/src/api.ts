// Requests to the server. Every failure becomes a `Failure` with words for the user.
import type { MovieChoice } from "./types";

const ROOT = "/api/v1/";
/** Seconds between attempts to reach a server that does not answer. */
export const RETRY_S = 2;

export interface Choose {
  option: "series" | "channel" | "z";
  names: string[];
}

export class Failure extends Error {
  constructor(
    message: string,
    readonly option: string | null = null,
    readonly status = 0,
    readonly choose: Choose | null = null,
  ) {
    super(message);
  }
  /** True if the server could not be reached. */
  get isLost(): boolean {
    return this.status === 0;
  }
}

export type Query = Record<string, string | number | boolean | null | undefined>;

export function queryOf(query: Query): string {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== "") words.set(key, String(value));
  const text = words.toString();
  return text ? "?" + text : "";
}

export const movieQuery = (movie: MovieChoice): Query => ({ ...movie });
export const urlOf = (path: string, query: Query = {}): string => ROOT + path + queryOf(query);

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

async function failureOf(response: Response): Promise<Failure> {
  if (response.status === 401)
    return new Failure("This page is not signed in any more: open the address that gaussmle printed again.", null, 401);
  try {
    const body = await response.json();
    const message = body.error?.message ?? `The server answered ${response.status}.`;
    // Words about an option may begin with its key.
    const option = body.error?.option ?? /^`?([a-z][a-z0-9]*(?:_[a-z0-9]+)*)`?: /.exec(message)?.[1] ?? null;
    return new Failure(message, option, response.status, body.choose ?? null);
  } catch {
    return new Failure(`The server answered ${response.status} ${response.statusText}.`, null, response.status);
  }
}

/** Listeners of whether the server answers. */
export const connection = { report: (_isThere: boolean): void => {} };

async function ask(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (isAbort(error)) throw error;
    connection.report(false);
    throw new Failure("The server does not answer. Is gaussmle still running?");
  }
  connection.report(true);
  if (!response.ok) throw await failureOf(response);
  return response;
}

export async function get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return (await ask(urlOf(path, query), { signal })).json();
}

export async function getText(path: string, query: Query = {}): Promise<string> {
  return (await ask(urlOf(path, query), {})).text();
}

export async function getBytes(path: string, query: Query, signal?: AbortSignal): Promise<Response> {
  return ask(urlOf(path, query), { signal });
}

async function send<T>(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const response = await ask(urlOf(path), {
    method,
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  send<T>("POST", path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => send<T>("PUT", path, body);
export const remove = (path: string): Promise<unknown> => send("DELETE", path, {});

/** Sends a file in one request, with the part that is sent so far. */
export function upload(file: File, progress: (part: number) => void): Promise<{ path: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", urlOf("uploads", { name: file.name }));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = event => progress(event.loaded / Math.max(event.total, 1));
    request.onerror = () => reject(new Failure("The upload broke off: the server does not answer."));
    request.onload = async () => {
      const response = new Response(request.responseText, { status: request.status, statusText: request.statusText });
      if (response.ok) resolve(await response.json());
      else reject(await failureOf(response));
    };
    request.send(file);
  });
}

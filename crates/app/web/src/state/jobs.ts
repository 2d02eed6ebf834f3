// Runs: those of the server, the one in view, and its events.
import { effect, signal } from "@preact/signals";
import { get, getText, isAbort, post, remove, urlOf } from "../api";
import { baseName } from "../pure/format";
import type { Job, JobState } from "../types";
import { choice, openMovie } from "./movie";
import { format, options } from "./options";
import { trouble } from "./preview";
import { clearMessage, complain, isLost, say } from "./status";
import { isGrowing, openTable } from "./table";
import { tab } from "./tab";

export const jobs = signal<Job[]>([]);
/** The run in view. */
export const current = signal<Job | null>(null);
export const isStarting = signal(false);
/** True if the movie is still written: the run waits for its frames. */
export const isWritten = signal(false);

/** Seconds without a change after which a movie has ended. */
const QUIET_S = 10;

export const isActive = (state: JobState): boolean => state === "waiting" || state === "running";

export async function loadJobs(): Promise<void> {
  try {
    jobs.value = (await get<{ jobs: Job[] }>("jobs")).jobs;
  } catch (error) {
    complain(error);
  }
}

function take(job: Job): void {
  const before = current.peek();
  if (before?.id === job.id) {
    current.value = job;
    if (job.table && !before.table) void openTable(job.table);
    if (isActive(before.state) && !isActive(job.state)) ended(job);
  }
  const known = jobs.peek().some(other => other.id === job.id);
  jobs.value = known ? jobs.peek().map(other => (other.id === job.id ? job : other)) : [job, ...jobs.peek()];
}

function ended(job: Job): void {
  if (job.table) void openTable(job.table);
  if (job.state === "failed") complain(new Error(job.error?.message ?? "The run failed."));
  else say(job.state === "done" ? `The run of ${baseName(job.movie.path)} is done.` : "The run is stopped; its rows are kept.");
}

let source: EventSource | null = null;
let followed: Job["id"] | null = null;

function follow(job: Job | null): void {
  const id = job && isActive(job.state) ? job.id : null;
  if (id === followed) return;
  source?.close();
  source = null;
  followed = id;
  if (id === null) return;
  source = new EventSource(urlOf(`jobs/${id}/events`));
  source.addEventListener("job", event => take(JSON.parse((event as MessageEvent<string>).data)));
  // The server may have closed the stream of a run that has ended: the state tells.
  source.onerror = () => {
    get<Job>(`jobs/${id}`).then(take, error => {
      if (!isLost.peek()) complain(error);
    });
  };
}
effect(() => {
  follow(current.value);
  isGrowing.value = !!current.value && isActive(current.value.state);
});

// Another movie has runs of its own; one that goes on stays in view.
effect(() => {
  const path = choice.value?.path, job = current.peek();
  if (!path || !job || isActive(job.state) || job.movie.path === path) return;
  current.value = null;
  void openTable(null);
});

// A server that is back may have gone on without us.
effect(() => {
  if (!isLost.value && current.peek()) void get<Job>(`jobs/${current.peek()!.id}`).then(take, complain);
});

export async function run(): Promise<void> {
  if (!choice.peek() || isStarting.peek()) return;
  clearMessage();
  if (trouble.peek()) return complain(trouble.peek());
  isStarting.value = true;
  try {
    const job = await post<Job>("jobs", {
      movie: choice.peek(), options: options.peek(), format: format.peek(), ...(isWritten.peek() && { follow: QUIET_S }),
    });
    current.value = job;
    take(job);
    tab.value = "picture";
    say("The run has started.");
    if (job.table) void openTable(job.table);
  } catch (error) {
    complain(error);
  } finally {
    isStarting.value = false;
  }
}

async function command(job: Job, what: "stop" | "resume"): Promise<void> {
  try {
    take(await post<Job>(`jobs/${job.id}/${what}`));
  } catch (error) {
    complain(error);
  }
}
export const stop = (job: Job): Promise<void> => command(job, "stop");
export const resume = (job: Job): Promise<void> => command(job, "resume");

export async function forget(job: Job): Promise<void> {
  try {
    await remove(`jobs/${job.id}`);
    if (current.peek()?.id === job.id) {
      current.value = null;
      void openTable(null);
    }
    await loadJobs();
  } catch (error) {
    if (!isAbort(error)) complain(error);
  }
}

/** Comes back to a run: its table, its movie and its options. */
export async function showJob(job: Job): Promise<void> {
  current.value = job;
  if (job.table) tab.value = "picture";
  void openTable(job.table);
  if (choice.peek()?.path === job.movie.path || (await openMovie(job.movie, true))) {
    options.value = job.options;
    format.value = job.format;
  }
}

export async function copyAs(job: Job, form: "command" | "python" | "toml"): Promise<void> {
  try {
    const text = await getText(`jobs/${job.id}/as`, { form });
    try {
      await navigator.clipboard.writeText(text);
      say("Copied.");
    } catch {
      shownText.value = text;
    }
  } catch (error) {
    complain(error);
  }
}
/** A text that the browser would not let us copy. */
export const shownText = signal<string | null>(null);

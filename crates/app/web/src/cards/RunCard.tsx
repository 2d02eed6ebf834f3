// The run: started, watched, stopped, and as text for other doors.
import { Card } from "../parts/fields";
import { duration, grouped } from "../pure/format";
import { copyAs, current, isActive, isStarting, isWritten, resume, run, shownText, stop } from "../state/jobs";
import { choice } from "../state/movie";
import { format } from "../state/options";
import { optionList } from "../state/status";
import type { Job, JobState } from "../types";

export const STATES: Record<JobState, string> = {
  waiting: "waiting", running: "running", stopped: "stopped", done: "done", failed: "failed",
};

export function Progress({ job }: { job: Job }) {
  const { done, total, localizations, frames_per_s, left_s } = job.progress;
  const isOn = isActive(job.state);
  return (
    <div class="progress">
      <progress value={total ? done / total : 0} aria-label="Frames that are done" />
      <p aria-live={isOn ? "off" : "polite"}>
        <strong>{STATES[job.state]}</strong> · {grouped(done)} of {grouped(total)} frames · {grouped(localizations)} localizations
        {isOn && frames_per_s > 0 && <> · {grouped(frames_per_s)} frames/s</>}
        {isOn && left_s !== null && <> · {duration(left_s)} left</>}
        {!isOn && job.progress.elapsed_s > 0 && <> in {duration(job.progress.elapsed_s)}</>}
      </p>
      {job.waiting_for && <p class="remark">Waits for {job.waiting_for}</p>}
      {job.device && <p class="note">{job.device}</p>}
      {job.error && <p class="error" role="alert">{job.error.message}</p>}
    </div>
  );
}

export function RunCard() {
  const job = current.value;
  const isOn = job !== null && isActive(job.state);
  return (
    <Card title="Run" aside={job ? STATES[job.state] : undefined}>
      <div class="row">
        <button type="button" class="primary" disabled={!choice.value || isStarting.value} title="Ctrl+Enter" onClick={() => run()}>
          {isStarting.value ? "Starting…" : "Run"}
        </button>
        {isOn && <button type="button" title="Esc" onClick={() => stop(job)}>Stop</button>}
        {job && (job.state === "stopped" || (job.state === "failed" && job.progress.total > 0)) && <button type="button" onClick={() => resume(job)}>Resume</button>}
        <label class="inline">
          Table
          <select value={format.value} onChange={event => (format.value = event.currentTarget.value)}>
            {(optionList.value?.formats ?? []).map(({ name }) => <option key={name}>{name}</option>)}
          </select>
        </label>
      </div>
      <label class="inline">
        <input type="checkbox" checked={isWritten.value} onChange={event => (isWritten.value = event.currentTarget.checked)} />
        The movie is still being recorded
      </label>
      {job && <Progress job={job} />}
      {job && (
        <div class="row copies">
          <span>Copy as</span>
          {([["command", "command line"], ["python", "Python"], ["toml", "TOML"]] as const).map(([form, text]) => (
            <button type="button" key={form} onClick={() => copyAs(job, form)}>{text}</button>
          ))}
        </div>
      )}
      {shownText.value !== null && (
        <div class="copy-text">
          <textarea readOnly rows={5} aria-label="Text to copy" value={shownText.value} onFocus={event => event.currentTarget.select()} />
          <button type="button" onClick={() => (shownText.value = null)}>Close</button>
        </div>
      )}
    </Card>
  );
}

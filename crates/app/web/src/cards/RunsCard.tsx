// All runs of the server, the newest first.
import { useEffect, useState } from "preact/hooks";
import { Card } from "../parts/fields";
import { ago, baseName, grouped } from "../pure/format";
import { current, forget, isActive, jobs, loadJobs, showJob } from "../state/jobs";
import type { Job, Options } from "../types";
import { STATES } from "./RunCard";

const REFRESH_MS = 5000;

/** The options by which runs of a movie differ most often. */
function stated({ model, psf, crowded, gain_e_per_adu: gain, offset_adu: offset }: Options): string {
  const words = [model ?? (psf && baseName(String(psf))), crowded && `crowded ${String(crowded)}`, gain !== undefined && `gain ${String(gain)}`];
  return [...words, offset !== undefined && `offset ${String(offset)}`].filter(Boolean).join(" · ");
}

function Entry({ job }: { job: Job }) {
  const [asks, setAsks] = useState(false);
  const { done, total, localizations } = job.progress;
  const isHere = current.value?.id === job.id;
  const percent = total ? Math.floor((100 * done) / total) : 0;
  return (
    <li class={isHere ? "here" : ""}>
      <button type="button" class="job" aria-current={isHere} title={job.output} onClick={() => showJob(job)}>
        <span class={"dot " + job.state} aria-hidden="true" />
        <span class="name">{job.name || baseName(job.movie.path)}</span>
        <small>
          {STATES[job.state]}{isActive(job.state) && ` ${percent} %`} · {grouped(localizations)} localizations · {ago(job.created, Date.now() / 1000)}
          {job.owner && job.owner !== "unknown" && ` · ${job.owner}`}
        </small>
        <small class="stated">{stated(job.options)}</small>
      </button>
      {asks ? (
        <span class="sure">
          <button type="button" class="danger" onClick={() => forget(job)}>Delete</button>
          <button type="button" onClick={() => setAsks(false)}>Keep</button>
        </span>
      ) : (
        <button type="button" class="plain" aria-label={`Delete the run ${job.id}`} onClick={() => setAsks(true)}>✕</button>
      )}
    </li>
  );
}

export function RunsCard() {
  useEffect(() => {
    void loadJobs();
    const timer = setInterval(() => document.visibilityState === "visible" && void loadJobs(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  if (!jobs.value.length) return null;
  return (
    <Card title="Runs" aside={String(jobs.value.length)}>
      <ul class="jobs">{jobs.value.map(job => <Entry key={job.id} job={job} />)}</ul>
    </Card>
  );
}

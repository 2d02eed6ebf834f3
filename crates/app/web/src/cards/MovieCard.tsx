// The movie: from the server's folders, a path, or dropped on the page.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { upload } from "../api";
import { Card } from "../parts/fields";
import { browse } from "../parts/FileBrowser";
import { baseName, grouped } from "../pure/format";
import { answerChoice, choice, choose, isOpening, movie, openMovie, recent } from "../state/movie";
import { current } from "../state/jobs";
import { forgetKept, hasKept } from "../state/options";
import { complain, say, start } from "../state/status";
import { tab } from "../state/tab";
import { openTable, table } from "../state/table";
import type { FileEntry } from "../types";

export const uploading = signal<number | null>(null);

/** Sends a file of this computer to the server and opens it. */
export async function takeFile(file: File): Promise<void> {
  uploading.value = 0;
  say(`${file.name} is being copied to the server.`);
  try {
    const { path } = await upload(file, part => (uploading.value = part));
    await openMovie({ path });
  } catch (error) {
    complain(error);
  } finally {
    uploading.value = null;
  }
}

function openEntry(entry: FileEntry): void {
  if (entry.kind !== "table") {
    void openMovie({ path: entry.path });
    return;
  }
  current.value = null;
  tab.value = "picture";
  void openTable(entry.path).then(() => table.value?.table === entry.path && say(`${entry.name} is open.`));
}

export const browseMovies = (): void => browse("Open a movie or a table", ["movie", "table"], openEntry);

function Choice() {
  const asked = choose.value;
  if (!asked) return null;
  const names: Record<string, string> = { series: "image series", channel: "channel", z: "plane along z" };
  return (
    <div class="choice" role="group" aria-label={`Choice of the ${names[asked.option]}`}>
      <p>{baseName(asked.movie.path)} has several of these. Choose the {names[asked.option]}:</p>
      {asked.names.map((name, place) => (
        <button type="button" key={place} onClick={() => answerChoice(place)}>{name || place}</button>
      ))}
    </div>
  );
}

function Facts() {
  const opened = movie.value;
  if (!opened) return null;
  return (
    <>
      <dl class="facts">
        <dt>Frames</dt><dd>{grouped(opened.frames)}</dd>
        <dt>Size</dt><dd>{opened.width} × {opened.height} px</dd>
        <dt>Format</dt><dd>{opened.format}, {opened.stored_pixels}</dd>
        {opened.camera.name && <><dt>Camera</dt><dd>{opened.camera.name}</dd></>}
      </dl>
      {opened.notes.map(note => <p class="note" key={note}>{note}</p>)}
    </>
  );
}

function Others() {
  const opened = movie.value, of = choice.value;
  if (!opened || !of) return null;
  const pick = (option: "series" | "channel", names: string[]) =>
    names.length > 1 && (
      <label class="inline">
        {option === "series" ? "Series" : "Channel"}
        <select value={of[option] ?? "0"} onChange={event => openMovie({ ...of, [option]: event.currentTarget.value }, true)}>
          {names.map((name, place) => <option key={place} value={String(place)}>{name || place}</option>)}
        </select>
      </label>
    );
  const planes = opened.planes ?? 0;
  return (
    <>
      {pick("series", opened.series)}
      {pick("channel", opened.channels)}
      {planes > 1 && (
        <label class="inline">
          Plane z
          <input type="number" min={0} max={planes - 1} value={of.z ?? 0}
            onChange={event => openMovie({ ...of, z: event.currentTarget.valueAsNumber || 0 }, true)} />
        </label>
      )}
    </>
  );
}

export function MovieCard() {
  const [path, setPath] = useState<string | null>(null);
  const opened = choice.value?.path;
  useEffect(() => setPath(null), [opened]);
  const others = recent.value.filter(other => other !== opened);
  return (
    <Card title="Movie" aside={movie.value?.name}>
      <div class="row">
        <button type="button" class={movie.value ? "" : "primary"} onClick={browseMovies}>Open…</button>
        <label class="button">
          From this computer…
          <input type="file" class="hidden" onChange={event => {
            const file = event.currentTarget.files?.[0];
            if (file) void takeFile(file);
            event.currentTarget.value = "";
          }} />
        </label>
      </div>
      <form class="path" onSubmit={event => {
        event.preventDefault();
        if (path?.trim()) void openMovie({ path: path.trim() }).then(isOpen => isOpen && setPath(null));
      }}>
        <input type="text" spellcheck={false} aria-label="Path of the movie" placeholder="or a path, then Enter"
          value={path ?? opened ?? start.value?.movie ?? ""} onInput={event => setPath(event.currentTarget.value)} />
      </form>
      {uploading.value !== null && <progress value={uploading.value} aria-label="Copied to the server" />}
      {isOpening.value && <p class="note">Opening…</p>}
      <Choice />
      <Facts />
      {hasKept() && <p class="note">Some options are of the last movie. <button type="button" class="take" onClick={forgetKept}>Clear them</button></p>}
      <Others />
      {others.length > 0 && (
        <details class="recent">
          <summary>Recent movies</summary>
          <ul>
            {others.map(other => (
              <li key={other}><button type="button" class="link" title={other} onClick={() => openMovie({ path: other })}>{baseName(other)}</button></li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

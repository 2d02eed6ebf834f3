// The dialog in which a file of the server's folders is chosen.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "../api";
import { ago, bytes } from "../pure/format";
import { complain } from "../state/status";
import type { EntryKind, FileEntry, Listing } from "../types";

interface Request {
  title: string;
  kinds: EntryKind[];
  pick: (entry: FileEntry) => void;
}

const request = signal<Request | null>(null);
let lastFolder: string | undefined;

export function browse(title: string, kinds: EntryKind[], pick: (entry: FileEntry) => void): void {
  request.value = { title, kinds, pick };
}

const SIGNS: Record<EntryKind, string> = { folder: "▸", movie: "▦", table: "≡", settings: "⚙", other: "·" };

function Entries({ listing, kinds, filter, go, pick }: {
  listing: Listing;
  kinds: EntryKind[];
  filter: string;
  go: (path: string) => void;
  pick: (entry: FileEntry) => void;
}) {
  const now = Date.now() / 1000;
  const matches = (entry: FileEntry) => entry.name.toLowerCase().includes(filter.toLowerCase());
  const shown = listing.entries.filter(matches);
  return (
    <ul class="files">
      {shown.map(entry => {
        const isFolder = entry.kind === "folder";
        const isWanted = isFolder || kinds.includes(entry.kind);
        return (
          <li key={entry.path} class={isWanted ? "" : "unwanted"}>
            <button type="button" onClick={() => (isFolder ? go(entry.path) : pick(entry))}>
              <span class="sign" aria-hidden="true">{SIGNS[entry.kind]}</span>
              <span class="name">{entry.name}</span>
              <small>{entry.bytes !== null && !isFolder ? bytes(entry.bytes) : ""}</small>
              <small>{entry.modified ? ago(entry.modified, now) : ""}</small>
            </button>
          </li>
        );
      })}
      {!shown.length && <li class="empty">{filter ? `Nothing here has "${filter}" in its name.` : "This folder is empty."}</li>}
    </ul>
  );
}

export function FileBrowser() {
  const asked = request.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [listing, setListing] = useState<Listing | null>(null);
  const [filter, setFilter] = useState("");
  const [failed, setFailed] = useState("");

  const go = async (path?: string) => {
    try {
      const found = await get<Listing>("files", { path });
      const only = found.entries[0];
      // The list of one folder is the way into it.
      if (!found.path && found.entries.length === 1 && only?.kind === "folder") return await go(only.path);
      lastFolder = found.path || undefined;
      setListing(found);
      setFilter("");
      setFailed("");
    } catch (error) {
      if (path && path === lastFolder) {
        lastFolder = undefined;
        return go();
      }
      setFailed(error instanceof Error ? error.message : String(error));
      complain(error);
    }
  };
  useEffect(() => {
    if (!asked) return;
    dialog.current?.showModal();
    void go(lastFolder);
  }, [asked]);
  if (!asked) return null;

  const close = () => {
    dialog.current?.close();
    request.value = null;
  };
  const pick = (entry: FileEntry) => {
    close();
    asked.pick(entry);
  };
  return (
    <dialog ref={dialog} class="browser" aria-label={asked.title} onClose={() => (request.value = null)}>
      <header>
        <h2>{asked.title}</h2>
        <button type="button" class="plain" aria-label="Close" onClick={close}>✕</button>
      </header>
      <nav>
        <button type="button" disabled={!listing?.path} onClick={() => go(listing?.parent ?? undefined)}>↑ Up</button>
        <code title={listing?.path ?? ""}>{listing?.path || "Folders of this server"}</code>
        <input
          type="search" placeholder="Find in this folder" aria-label="Find in this folder" value={filter}
          onInput={event => setFilter(event.currentTarget.value)}
        />
      </nav>
      {failed && <p class="error" role="alert">{failed}</p>}
      {listing && <Entries listing={listing} kinds={asked.kinds} filter={filter} go={path => void go(path)} pick={pick} />}
      {listing?.whole === false && <p class="hint">The folder has more files than these.</p>}
      {!!listing?.path && !listing.entries.some(entry => asked.kinds.includes(entry.kind)) && asked.kinds.includes("movie") && (
        <p class="hint">A movie that is a folder (Zarr, NDTiff) opens by its path in the card "Movie".</p>
      )}
    </dialog>
  );
}

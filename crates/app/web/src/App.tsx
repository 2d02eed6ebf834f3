// The page: settings, frame or picture, and what is known about it.
import { useEffect, useState } from "preact/hooks";
import { CameraCard } from "./cards/CameraCard";
import { DetectionCard } from "./cards/DetectionCard";
import { FitCard } from "./cards/FitCard";
import { MovieCard, takeFile } from "./cards/MovieCard";
import { Progress, RunCard } from "./cards/RunCard";
import { RunsCard } from "./cards/RunsCard";
import { AnalysisPanel } from "./inspect/AnalysisPanel";
import { FilterPanel } from "./inspect/FilterPanel";
import { ProfilePanel } from "./inspect/ProfilePanel";
import { SavePanel } from "./inspect/SavePanel";
import { FramePanel, SpotPanel } from "./inspect/SpotPanel";
import { SummaryPanel } from "./inspect/SummaryPanel";
import { onKey } from "./keys";
import { FileBrowser } from "./parts/FileBrowser";
import { baseName } from "./pure/format";
import { current, isActive } from "./state/jobs";
import { movie, openMovie } from "./state/movie";
import { loadPresets } from "./state/options";
import { clearMessage, complain, isLost, loadServer, loadStart, message, start } from "./state/status";
import { isDark, toggleTheme } from "./state/theme";
import { tab } from "./state/tab";
import { fileInView } from "./state/table";
import { FramePane } from "./view/FramePane";
import { PicturePane } from "./view/PicturePane";

function Message() {
  const said = message.value;
  return (
    <div class="messages">
      {isLost.value && <p class="lost" role="alert">The server does not answer. Is gaussmle still running? Trying again…</p>}
      <p class={"message" + (said ? " " + said.tone : "")} role="status" aria-live="polite">{!isLost.value && said?.text}</p>
      {said?.tone === "error" && !isLost.value && <button type="button" class="plain" aria-label="Close the message" onClick={clearMessage}>✕</button>}
    </div>
  );
}

function Header() {
  const name = tab.value === "picture" && fileInView.value ? baseName(fileInView.value) : movie.value?.name;
  return (
    <header class="top">
      <h1>gaussmle{name && <span> · {name}</span>}</h1>
      <Message />
      <button type="button" class="plain theme" onClick={toggleTheme} title={start.value ? `gaussmle ${start.value.version}` : ""}>
        {isDark.value ? "Light" : "Dark"}
      </button>
    </header>
  );
}

function Tabs() {
  const job = current.value;
  return (
    <main class="centre">
      <div class="tabs" role="tablist" aria-label="View" onKeyDown={event => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        event.stopPropagation();
        tab.value = tab.value === "frame" ? "picture" : "frame";
        document.getElementById("tab-" + tab.value)?.focus();
      }}>
        {([["frame", "Frame"], ["picture", "Picture"]] as const).map(([name, text]) => (
          <button type="button" key={name} id={"tab-" + name} role="tab" aria-selected={tab.value === name} aria-controls="view"
            tabIndex={tab.value === name ? 0 : -1} onClick={() => (tab.value = name)}>{text}</button>
        ))}
      </div>
      <div id="view" role="tabpanel" aria-labelledby={"tab-" + tab.value}>
        {tab.value === "frame" ? <FramePane /> : <PicturePane />}
      </div>
      {job && isActive(job.state) && tab.value === "picture" && <div class="narrow-only"><Progress job={job} /></div>}
    </main>
  );
}

function Inspector() {
  return (
    <aside class={"right " + tab.value} aria-label="Details">
      {tab.value === "frame" ? <><SpotPanel /><FramePanel /></> : (
        <><SummaryPanel /><ProfilePanel /><FilterPanel /><AnalysisPanel /><SavePanel /></>
      )}
    </aside>
  );
}

export function App() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    loadStart().then(() => {
      const first = start.peek()?.movie;
      if (first) void openMovie({ path: first });
    }, complain);
    void loadPresets();
    void loadServer();
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div class={"page" + (isOver ? " over" : "")}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => event.currentTarget === event.target && setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) void takeFile(file);
      }}>
      <Header />
      <div class="columns">
        <aside class="left" aria-label="Settings">
          <div class="scroll"><MovieCard /><CameraCard /><DetectionCard /><FitCard /><RunsCard /></div>
          <RunCard />
        </aside>
        <Tabs />
        <Inspector />
      </div>
      <FileBrowser />
    </div>
  );
}

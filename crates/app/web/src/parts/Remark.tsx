// Remarks: a text, a button that applies the cure, and the way back.
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isApplied } from "../pure/cures";
import { applied, apply, curesFor, takeBack } from "../state/cures";
import { run } from "../state/jobs";
import { options } from "../state/options";
import type { Options, Remark } from "../types";

/** A remark; of a long one the first sentence, until somebody wants the rest. */
export function RemarkText({ text }: { text: string }) {
  const end = text.search(/\. /);
  if (text.length < 170 || end < 0) return <p class="remark">{text}</p>;
  return (
    <details class="remark">
      <summary>{text.slice(0, end + 1)}</summary>
      <p>{text.slice(end + 2)}</p>
    </details>
  );
}

/** The cure that was applied. Fits of the shown frame follow; those of a run need another one. */
function Made({ words, isOfRun }: { words: string; isOfRun: boolean }) {
  const back = useRef<HTMLButtonElement>(null);
  // The button that had the keys left with its remark.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus();
  }, []);
  return (
    <p class="note">
      Set: {words}. <button type="button" class="take back" ref={back} onClick={takeBack}>Undo</button>
      {isOfRun && <button type="button" class="take" onClick={() => run()}>Run again</button>}
    </p>
  );
}

function Curable({ remark, of }: { remark: Remark; of: Options }) {
  return (
    <>
      <RemarkText text={remark.text} />
      {curesFor(remark, of).map(cure => <button key={cure.words} type="button" class="take" onClick={() => apply(remark, cure)}>{cure.words}</button>)}
    </>
  );
}

interface Props {
  remarks: Remark[];
  /** The options of the run that the remarks are on; none of those on the shown frame. */
  of?: Options;
  /** True for the field beside which these remarks stand. */
  isHere: (field: string | null) => boolean;
}

/** Remarks with their cures, and the cure that was applied here. */
export function Remarks({ remarks, of, isHere }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const made = applied.value;
  // A run that had it is over: its remarks are on what it left.
  const shown = made && isHere(made.field) && !(of && isApplied(of, made.patch)) ? made : null;
  if (!remarks.length && !shown) return null;
  // The button that was pressed is gone: the next one takes the keys.
  const keepFocus = () => requestAnimationFrame(() => {
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>("button.back, button:only-of-type")?.focus();
  });
  return (
    <div class="remarks" ref={box} onClick={keepFocus}>
      {remarks.map(remark => (
        <Fragment key={remark.text}>
          <Curable remark={remark} of={of ?? options.value} />
          {shown?.text === remark.text && <Made words={shown.words} isOfRun={!!of} />}
        </Fragment>
      ))}
      {shown && !remarks.some(({ text }) => text === shown.text) && <Made words={shown.words} isOfRun={!!of} />}
    </div>
  );
}

// Fields of options: a label, a control, where the value comes from, and what is said about it.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { fieldOf } from "../pure/cures";
import { parseValue, valueText, withoutKey } from "../pure/options";
import { isKept, options, setOption } from "../state/options";
import { preview } from "../state/preview";
import { optionList, wrongOption } from "../state/status";
import type { OptionInfo } from "../types";
import { Remarks } from "./Remark";

export function infoOf(key: string): OptionInfo | null {
  for (const group of optionList.value?.groups ?? [])
    for (const option of group.options) if (option.key === key) return option;
  return null;
}

/** A mark of a value that stays from the movie before. */
export const Kept = ({ name }: { name: string }) => (isKept(name) ? <span class="tag warn">of the last movie</span> : null);

/** Options whose field is on the page, outside of the table of all options: remarks stand beside them. */
const onPage = signal<readonly string[]>([]);

export const isOnPage = (field: string | null): boolean => field !== null && onPage.value.includes(field);

interface FieldProps {
  name: string;
  label: string;
  unit?: string;
  /** The control is below the label, as wide as the card. */
  tall?: boolean;
  /** The source of the value, and buttons that take another. */
  origin?: ComponentChildren;
  children: (id: string, describedBy: string) => ComponentChildren;
}

export function Field({ name, label, unit, tall, origin, children }: FieldProps) {
  const id = useId();
  useEffect(() => {
    onPage.value = [...onPage.peek(), name];
    return () => {
      onPage.value = onPage.peek().filter(other => other !== name);
    };
  }, [name]);
  const isWrong = wrongOption.value?.option === name;
  const remarks = (preview.value?.remarks ?? []).filter(({ cause }) => fieldOf(cause) === name);
  return (
    <div class={"field" + (isWrong ? " wrong" : "") + (tall ? " tall" : "")} data-option={name}>
      <label for={id} title={infoOf(name)?.help ?? ""}>{label}</label>
      <span class="control">
        {children(id, id + "-about")}
        {unit && <span class="unit">{unit}</span>}
      </span>
      <span class="origin" id={id + "-about"}>
        <Kept name={name} />
        {origin}
        {isWrong && <em class="error">{withoutKey(wrongOption.value!.text, name)}</em>}
      </span>
      <Remarks remarks={remarks} isHere={field => field === name} />
    </div>
  );
}

interface InputProps {
  id?: string;
  name: string;
  placeholder?: string;
  describedBy?: string;
  label?: string;
  wide?: boolean;
  /** Makes the change, and what follows from it. */
  around?: (change: () => void) => void;
}

/** A text field of an option. Its own text stays while somebody types, so that "0." can become "0.1". */
export function OptionInput({ id, name, placeholder, describedBy, label, wide, around = change => change() }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = valueText(options.value[name]);
  return (
    <input
      id={id}
      type="text"
      class={wide ? "wide" : ""}
      spellcheck={false}
      autocomplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={wrongOption.value?.option === name}
      placeholder={placeholder}
      value={typed ?? value}
      onInput={event => {
        const text = event.currentTarget.value;
        setTyped(text);
        around(() => setOption(name, parseValue(name, text)));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface SelectProps {
  id?: string;
  name: string;
  label?: string;
  unset: string;
  choices: readonly (string | [string, string])[];
}

export function OptionSelect({ id, name, label, unset, choices }: SelectProps) {
  return (
    <select
      id={id}
      aria-label={label}
      value={valueText(options.value[name])}
      onChange={event => setOption(name, event.currentTarget.value || undefined)}
    >
      <option value="">{unset}</option>
      {choices.map(choice => {
        const [value, text] = typeof choice === "string" ? [choice, choice] : choice;
        return <option key={value} value={value}>{text}</option>;
      })}
    </select>
  );
}

export function Card({ title, open = true, aside, children }: {
  title: string;
  open?: boolean;
  aside?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <details class="card" open={open}>
      <summary><h2>{title}</h2><span class="aside">{aside}</span></summary>
      <div class="body">{children}</div>
    </details>
  );
}

// Every option of the server with its help: an option that is new there needs no code here.
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { Kept, OptionInput, OptionSelect } from "../parts/fields";
import { options, setOption } from "../state/options";
import { optionList, wrongOption } from "../state/status";
import type { OptionInfo } from "../types";

/** Chosen with the movie. */
const OF_MOVIE = new Set(["series", "channel", "z"]);

function Control({ option }: { option: OptionInfo }) {
  if (!option.takes_value)
    return (
      <input type="checkbox" aria-label={option.key} checked={options.value[option.key] === true}
        onChange={event => setOption(option.key, event.currentTarget.checked || undefined)} />
    );
  if (option.choices?.length) return <OptionSelect name={option.key} label={option.key} unset="not set" choices={option.choices} />;
  return <OptionInput name={option.key} label={option.key} placeholder={option.value_name ?? ""} wide />;
}

export function AllOptions() {
  const [find, setFind] = useState("");
  const groups = optionList.value?.groups ?? [];
  const set = Object.keys(options.value).length;
  const matches = (option: OptionInfo) =>
    !OF_MOVIE.has(option.key) && `${option.key} ${option.help ?? ""}`.toLowerCase().includes(find.toLowerCase());
  return (
    <details class="all-options">
      <summary>All options <span class="aside">{set} set</span></summary>
      <input type="search" placeholder="Find an option" aria-label="Find an option" value={find} onInput={event => setFind(event.currentTarget.value)} />
      {groups.map((group, place) => {
        const shown = group.options.filter(matches);
        if (!shown.length) return null;
        return (
          <Fragment key={place}>
            <h3>{group.heading ?? "Others"}</h3>
            {shown.map(option => (
              <div key={option.key} data-option={option.key} class={"option" + (wrongOption.value?.option === option.key ? " wrong" : "") + (option.key in options.value ? " set" : "")}>
                <code>{option.key}</code>
                <Control option={option} />
                <p><Kept name={option.key} /> {option.help}</p>
              </div>
            ))}
          </Fragment>
        );
      })}
    </details>
  );
}

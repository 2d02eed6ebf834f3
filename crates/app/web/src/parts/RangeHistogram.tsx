// A histogram with two handles that are dragged or moved with arrow keys.
import { useRef } from "preact/hooks";
import { significant } from "../pure/format";
import { clamp } from "../pure/viewport";

interface Props {
  label: string;
  from: number;
  to: number;
  all: ArrayLike<number>;
  kept?: ArrayLike<number>;
  /** The ends; null where there is no limit. */
  range?: [number | null, number | null];
  onRange?: (range: [number | null, number | null]) => void;
  /** A vertical line at a value. */
  marker?: number;
  unit?: string;
  /** Heights by logarithms: small counts stay visible. */
  log?: boolean;
}

function outline(counts: ArrayLike<number>, most: number, log: boolean): string {
  const height = (count: number) => (most <= 0 ? 0 : log ? Math.log1p(count) / Math.log1p(most) : count / most);
  let path = `M0 1`;
  for (let k = 0; k < counts.length; k++) path += `V${(1 - height(counts[k])).toFixed(4)}H${k + 1}`;
  return path + "V1Z";
}

export function RangeHistogram({ label, from, to, all, kept, range, onRange, marker, unit, log = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const bins = all.length, span = to - from || 1;
  let most = 0;
  for (let k = 0; k < bins; k++) most = Math.max(most, all[k]);
  const part = (value: number) => clamp((value - from) / span, 0, 1);
  const percent = (value: number) => `${100 * part(value)}%`;

  const move = (end: 0 | 1, value: number) => {
    if (!range || !onRange) return;
    const next: [number | null, number | null] = [...range];
    const bounded = clamp(value, end ? (range[0] ?? from) : from, end ? to : (range[1] ?? to));
    next[end] = bounded <= from && !end ? null : bounded >= to && end ? null : bounded;
    onRange(next);
  };
  const drag = (end: 0 | 1) => (event: PointerEvent) => {
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(event.pointerId);
    const follow = (moved: PointerEvent) => {
      const { left, width } = box.current!.getBoundingClientRect();
      move(end, from + clamp((moved.clientX - left) / width, 0, 1) * span);
    };
    handle.onpointermove = follow;
    handle.onpointerup = handle.onpointercancel = () => (handle.onpointermove = null);
  };
  const key = (end: 0 | 1, value: number) => (event: KeyboardEvent) => {
    const step = (span / Math.max(bins, 50)) * (event.shiftKey ? 10 : 1);
    const places: Record<string, number> = {
      ArrowLeft: value - step, ArrowDown: value - step, ArrowRight: value + step, ArrowUp: value + step, Home: from, End: to,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    event.stopPropagation();
    move(end, places[event.key]);
  };

  return (
    <div class="histogram">
      <div class="plot" ref={box}>
        <svg viewBox={`0 0 ${Math.max(bins, 1)} 1`} preserveAspectRatio="none" role="img" aria-label={`Histogram: ${label}`}>
          <path class={kept ? "faint" : "bars"} d={outline(all, most, log)} />
          {kept && <path class="bars" d={outline(kept, most, log)} />}
        </svg>
        {range && <i class="cut" style={{ left: 0, width: percent(range[0] ?? from) }} />}
        {range && <i class="cut" style={{ left: percent(range[1] ?? to), right: 0 }} />}
        {marker !== undefined && marker >= from && marker <= to && <i class="marker" style={{ left: percent(marker) }} />}
        {range && onRange && ([0, 1] as const).map(end => {
          const value = range[end] ?? (end ? to : from);
          return (
            <span
              key={end}
              class="handle"
              role="slider"
              tabIndex={0}
              aria-label={`${label}: ${end ? "upper" : "lower"} limit`}
              aria-valuemin={from}
              aria-valuemax={to}
              aria-valuenow={value}
              aria-valuetext={significant(value) + (unit ? " " + unit : "")}
              style={{ left: percent(value) }}
              onPointerDown={drag(end)}
              onKeyDown={key(end, value)}
            />
          );
        })}
      </div>
      <div class="ends">
        <span>{significant(range?.[0] ?? from)}</span>
        <span>{unit}</span>
        <span>{significant(range?.[1] ?? to)}</span>
      </div>
    </div>
  );
}

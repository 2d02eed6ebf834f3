// Curves, drawn by uPlot in the colours of the page.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { significant } from "../pure/format";
import { isDark } from "../state/theme";

export interface Curve {
  label: string;
  color: string;
  values: ArrayLike<number>;
  steps?: boolean;
}

interface Props {
  label: string;
  x: ArrayLike<number>;
  curves: Curve[];
  xLabel: string;
  yLabel: string;
  height?: number;
}

export function Plot({ label, x, curves, xLabel, yLabel, height = 170 }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const dark = isDark.value;
  useEffect(() => {
    const box = place.current!;
    const style = getComputedStyle(document.documentElement);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const axis = { stroke: color("--soft"), grid: { stroke: color("--line"), width: 1 }, ticks: { stroke: color("--line") }, font: "11px system-ui" };
    const plot = new uPlot(
      {
        width: Math.max(box.clientWidth, 120),
        height,
        legend: { show: curves.length > 1, live: false },
        cursor: { drag: { x: true, y: false } },
        scales: { x: { time: false } },
        axes: [
          { ...axis, label: xLabel, labelSize: 18, labelFont: "11px system-ui", size: 30 },
          {
            ...axis, label: yLabel, labelSize: 18, labelFont: "11px system-ui", size: 46,
            values: (_plot: uPlot, ticks: number[]) => ticks.map(tick => significant(tick, 3)),
          },
        ],
        series: [
          { label: xLabel },
          ...curves.map(curve => ({
            label: curve.label,
            stroke: curve.color,
            width: 1.5,
            points: { show: false },
            ...(curve.steps ? { paths: uPlot.paths.stepped!({ align: 1 }), fill: curve.color + "33" } : {}),
          })),
        ],
      },
      [Array.from(x), ...curves.map(curve => Array.from(curve.values))] as uPlot.AlignedData,
      box,
    );
    const observer = new ResizeObserver(() => plot.setSize({ width: Math.max(box.clientWidth, 120), height }));
    observer.observe(box);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [x, curves, dark, height]);
  return <div class="curves" ref={place} role="img" aria-label={label} />;
}

const height = 100

interface BarChartProps {
  values: number[]
  top: number
  lines: number[]
  /** Drawn as a dashed line across, if it is above nought. */
  usual: number
  /** What the drawing says, in a sentence. */
  label: string
}

/** Bars, the last one apart. The drawing stretches with its place, so its words stand beside it and keep their size. */
export function BarChart({ values, top, lines, usual, label }: BarChartProps) {
  const y = (value: number) => height - (value / top) * height
  const thin = { vectorEffect: "non-scaling-stroke" } as const
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
      className="block h-48 w-full overflow-visible"
    >
      {lines.map((line) => (
        <path
          key={line}
          d={`M0 ${y(line)}H${values.length}`}
          stroke="var(--line-2)"
          strokeWidth="1"
          {...thin}
        />
      ))}
      {values.map((value, place) => (
        <rect
          // They stand in the order of time and never move.
          key={`${place} ${value}`}
          x={place + 0.18}
          width={0.64}
          y={y(value)}
          height={height - y(value)}
          fill={place === values.length - 1 ? "var(--cta)" : "var(--brand)"}
        />
      ))}
      {usual > 0 && (
        <path
          d={`M0 ${y(usual)}H${values.length}`}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="5 4"
          {...thin}
        />
      )}
    </svg>
  )
}

/** The numbers beside the lines, from the upper edge down. */
export function ChartScale({ lines }: { lines: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-48 flex-none flex-col justify-between text-right text-12 leading-none text-ink-3 tabular-nums"
    >
      {lines.map((line) => (
        <span key={line} className="-my-1.5">
          {line}
        </span>
      ))}
    </div>
  )
}

export function ChartKey({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`inline-block size-3 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}

export const usualKey = "h-0! border-t-2 border-dashed border-ink"

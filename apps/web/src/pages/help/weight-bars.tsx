interface Part {
  name: string
  percent: number
}

/** The longest bar is the weightiest part; the number stands beside it for whoever does not see bars. */
export function WeightBars({ parts }: { parts: readonly Part[] }) {
  const most = Math.max(...parts.map(({ percent }) => percent))
  return (
    <dl className="mt-4 grid gap-2.5 text-14">
      {parts.map(({ name, percent }) => (
        <div key={name} className="grid grid-cols-[minmax(0,150px)_1fr_2ch] items-center gap-3">
          <dt>{name}</dt>
          <dd className="contents">
            <span className="h-4" aria-hidden="true">
              <span
                className="block h-full rounded-xs bg-brand"
                style={{ width: `${(percent / most) * 100}%` }}
              />
            </span>
            <span className="text-end font-semibold">{percent}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

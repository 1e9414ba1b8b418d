import { useTranslation } from "../../../i18n/use-translation.ts"

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const share = (minutes: number) => `${(minutes / (24 * 60)) * 100}%`
const marks = ["00:00", "06:00", "12:00", "18:00", "24:00"]

/** A day, with its quiet part darker. */
export function QuietBar({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const parts = start < end ? [[start, end]] : [[0, end] as const, [start, 24 * 60] as const]
  return (
    <>
      <div
        role="img"
        aria-label={t("sending:quiet.bar", { from, to })}
        className="relative mt-1 mb-1 h-3 overflow-hidden rounded-full bg-brand-soft-2"
      >
        {parts.map(([left = 0, right = 0]) => (
          <i
            key={left}
            className="absolute inset-y-0 bg-ink-2"
            style={{ left: share(left), width: share(right - left) }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between text-12 text-ink-3 tabular-nums">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </>
  )
}

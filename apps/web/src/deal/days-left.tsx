import { clsx } from "clsx"
import { useEffect, useState } from "react"
import { leftText, timeLeft } from "../i18n/time-left.ts"
import { useTranslation } from "../i18n/use-translation.ts"

const minute = 60_000
const day = 24 * 60 * minute

interface DaysLeftProps {
  until: string
  /** The server's moment when the page was made. */
  now: number
  /** How many days there were. */
  days: number
  heading?: "h2" | "p"
  title: (left: string) => string
  children: string
}

/** Days that run out. It counts from the server's moment on, whatever the clock of the browser says. */
export function DaysLeft({
  until,
  now: first,
  days: all,
  heading: Heading = "h2",
  title,
  children,
}: DaysLeftProps) {
  const { locale } = useTranslation()
  const [passed, setPassed] = useState({ first, ms: 0 })
  useEffect(() => {
    const since = performance.now()
    const clock = setInterval(() => setPassed({ first, ms: performance.now() - since }), minute)
    return () => clearInterval(clock)
  }, [first])
  const now = first + (passed.first === first ? passed.ms : 0)
  const end = Date.parse(until)
  const left = leftText(end, now, locale)
  const [count, unit] = timeLeft(end, now)
  const days = unit === "day" ? count : Math.max(0, Math.ceil((end - now) / day))
  return (
    <div>
      <Heading className="display text-d18">{title(left)}</Heading>
      <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: all }, (_, index) => (
          <span
            key={index}
            className={clsx("h-2 rounded-full", index < all - days ? "bg-line-2" : "bg-warn")}
          />
        ))}
      </div>
      <p className="mt-2 text-14 text-ink-2">{children}</p>
    </div>
  )
}

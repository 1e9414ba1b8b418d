import { addDays } from "@doable/domain/time/market-day"
import { clsx } from "clsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { leafText } from "../../../blocks/text/market-text.ts"
import { useFieldGroup } from "../../../ui/fields/field-context.ts"
import { daysToOffer, type WantedDays } from "./wanted-days.ts"

interface DayChipsProps {
  day: string | null
  onDayChange: (day: string | null) => void
  today: string
  wanted: WantedDays
  /** Days the doer doesn't work, according to their profile. */
  isOff: (day: string) => boolean
}

/** The days nearest to what was asked for. Pressed again, a day is open again. */
export function DayChips({ day, onDayChange, today, wanted, isOff }: DayChipsProps) {
  const { t, locale } = useTranslation()
  const group = useFieldGroup()
  const first = daysToOffer(wanted, today)
  return (
    <div role="group" {...group} className="grid grid-cols-7 gap-1 tabular-nums sm:gap-1.5">
      {Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead)).map((one) => {
        const { weekday, number, month } = leafText(one, locale)
        const isWanted = wanted.isWanted(one)
        const off = isOff(one)
        const notes = [isWanted && t("offer:wantedDay"), off && t("offer:offDay")].filter(Boolean)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={day === one}
            onClick={() => onDayChange(day === one ? null : one)}
            className={clsx(
              "relative min-h-12 cursor-pointer rounded-[9px] border-[1.5px] py-1 text-center text-12",
              "aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand",
              off
                ? "border-transparent bg-wall-2 text-ink-3 [&>b]:line-through aria-pressed:[&>b]:no-underline"
                : isWanted
                  ? "border-brand-soft-2 bg-brand-soft text-brand-text hover:border-brand"
                  : "border-line-2 bg-paper text-ink-2 hover:border-line-control",
            )}
          >
            {weekday}{" "}
            <b className={clsx("block text-16", !isWanted && !off && day !== one && "text-ink")}>{number}</b>{" "}
            <span className="sr-only">{[month, ...notes].join(", ")}</span>
          </button>
        )
      })}
    </div>
  )
}

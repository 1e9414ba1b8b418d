import { clsx } from "clsx"
import { Zap } from "lucide-react"
import { dayOf } from "@doable/domain/time/market-day"
import { isAway } from "@doable/domain/provider/week"
import { useTranslation } from "../../i18n/use-translation.ts"
import { leafText, plainDay } from "../../blocks/text/market-text.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { fortnight } from "./fortnight.ts"
import type { ProfileData } from "./load-provider.ts"

/** The next fourteen days as leaves of a calendar, and the hours of those with work. */
export function ProfileWeeks({ data: { provider, now } }: { data: ProfileData }) {
  const { t, locale } = useTranslation()
  const { availability } = provider
  const today = dayOf(new Date(now))
  const days = fortnight(availability, today)
  const isFree = days.some(({ hours }) => hours !== "")
  const hours = [...new Set(days.flatMap((day) => day.hours || []))]
  return (
    <div className="mb-4">
      <h2 className="display text-d22">{t("provider-profile:free.title")}</h2>
      {isAway(availability, today) && (
        <p className="mt-1 text-15 font-semibold text-warn-text">
          {availability.awayUntil
            ? t("provider-profile:free.away", { day: plainDay(availability.awayUntil, locale) })
            : t("provider-profile:free.awayLong")}
        </p>
      )}
      {isFree ? (
        <>
          <ol className="mt-3 grid grid-cols-7 gap-1.25">
            {days.map(({ date, hours: open }) => {
              const { weekday, number } = leafText(date, locale)
              const day = plainDay(date, locale)
              return (
                <li
                  key={date}
                  className={clsx(
                    "rounded-[7px] py-1.5 text-center text-12",
                    open ? "bg-brand-soft-2 text-brand-text" : "bg-wall-2 text-ink-3",
                  )}
                >
                  <span className="sr-only">
                    {open
                      ? t("provider-profile:free.day", { day, hours: open })
                      : t("provider-profile:free.busy", { day })}
                  </span>
                  <span aria-hidden="true">
                    {weekday}
                    <b className="block text-16/5">{number}</b>
                  </span>
                </li>
              )
            })}
          </ol>
          <p className="mt-2.5 text-14 text-ink-2">
            {t("provider-profile:free.hours")}: {hours.join("; ")}
          </p>
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t("provider-profile:free.none")}</p>
      )}
      {availability.sameDay && (
        <Chip tone="apricot" icon={Zap} className="mt-2.5">
          {t("provider-profile:free.sameDay")}
        </Chip>
      )}
    </div>
  )
}

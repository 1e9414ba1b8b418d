import { useTranslation } from "../../i18n/use-translation.ts"
import type { HomeNumbers } from "./load-home-numbers.ts"

/** Counted, not invented: what there is none of, or too little to know, is left out. */
export function HomeNumbersRow({ numbers }: { numbers: HomeNumbers }) {
  const { t } = useTranslation()
  const { completedTasks: done, doers, firstOfferMinutes: minutes } = numbers
  const shown = [
    done && t("home:numbers.done", { count: done }),
    doers && t("home:numbers.doers", { count: doers }),
    minutes !== null &&
      (minutes < 100
        ? t("home:numbers.minutes", { count: minutes })
        : t("home:numbers.hours", { count: Math.round(minutes / 60) })),
  ].filter((line) => typeof line === "string")
  // One number alone says nothing.
  if (shown.length < 2) return null
  return (
    <ul className="mt-10 flex flex-wrap gap-x-10 gap-y-3">
      {shown.map((line) => (
        <li key={line} className="display text-d22">
          {line}
        </li>
      ))}
    </ul>
  )
}

import { numberFormat, spanText } from "@doable/words/format"
import { limitsAt } from "@doable/domain/deal/fault/faults"
import { faultWindowDays } from "@doable/domain/deal/fault/limits"
import type { Locale } from "@doable/domain/locale"
import type { Translation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"

type FaultLimit = NonNullable<Assignment["faultInfo"]["limit"]>
type Say = Pick<Translation, "t" | "locale">

const limitTime = (hours: number, locale: Locale) =>
  hours % 24 === 0 ? spanText(hours / 24, "day", locale) : spanText(hours, "hour", locale)

/** From how many own faults on an account is limited, and for how long. */
export const limitText = ({ count, hours }: { count: number; hours: number }, { t, locale }: Say) =>
  t("job:fault.limit", { count, number: numberFormat(locale).format(count), time: limitTime(hours, locale) })

const facts = (count: number, locale: Locale) => ({
  number: numberFormat(locale).format(count),
  days: spanText(faultWindowDays, "day", locale),
})

/** What one more own fault leads to, for someone who has so many. */
export function textOfNextFault(ownFaults: number, { t, locale }: Say): string {
  const count = ownFaults + 1
  if (count === 1) return t("job:fault.single")
  const { reached, next } = limitsAt(count)
  const follows = reached
    ? t("job-forms:cancel.limited", { time: limitTime(reached.hours, locale) })
    : next && limitText(next, { t, locale })
  return `${t("job-forms:cancel.ownFaults", facts(count, locale))} ${follows}`
}

/** What someone's own faults have led to, after one of them. */
export function textOfFaults({ ownFaults, until }: FaultLimit, { t, locale }: Say): string[] {
  const counted = t("job:fault.counted", facts(ownFaults, locale))
  if (until) return [t("job:fault.limited", { date: startText(until, locale) }), counted]
  if (ownFaults < 2) return [t("job:fault.single")]
  const { next } = limitsAt(ownFaults)
  return next ? [counted, limitText(next, { t, locale })] : [counted]
}

import { dateFormat, momentText, ratingText } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { dayOf, marketZone as timeZone } from "@doable/domain/time/market-day"
import type { Money } from "@doable/domain/money/money"
import type { Translator } from "@doable/words/translator"
import { moneyWords, totalWords, type PriceTerms } from "../money-words.ts"

const weekMs = 6 * 24 * 60 * 60 * 1000
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

function dayWords(locale: Locale, moment: Date): string {
  return dateFormat(locale, { day: "numeric", month: "long", timeZone }).format(moment)
}

/** "on Thursday" within the week, "on 13 June" beyond it. */
function whenWords({ locale, t }: Translator, moment: Date, now: Date): string {
  if (moment.getTime() - now.getTime() > weekMs)
    return t("mail:offer.onDay", { day: dayWords(locale, moment) })
  const weekday = weekdays[new Date(`${dayOf(moment)}T00:00:00Z`).getUTCDay()] ?? "sunday"
  return t(`mail:offer.onWeekday.${weekday}`)
}

type Said = PriceTerms & { name: string; canStartAt: Date | null; now: Date }

/** "Ion can do it on Thursday for 780 lei". */
export function offerTitle(translator: Translator, { name, canStartAt, now, ...terms }: Said): string {
  const said = { name, price: totalWords(terms, translator) }
  if (!canStartAt) return translator.t("mail:offer.titleAnyTime", said)
  return translator.t("mail:offer.title", { ...said, when: whenWords(translator, canStartAt, now) })
}

export function offerCells(
  translator: Translator,
  { budget, canStartAt, ...terms }: PriceTerms & { budget: Money | null; canStartAt: Date | null },
) {
  const { locale, t } = translator
  const total = totalWords(terms, translator)
  const label = budget
    ? t("mail:offer.priceWithBudget", { budget: moneyWords(budget, translator) })
    : t("mail:offer.price")
  return [
    ...(canStartAt ? [{ label: t("mail:offer.when"), value: momentText(canStartAt, locale, timeZone) }] : []),
    { label, value: terms.materialsCost ? t("mail:offer.withMaterials", { total }) : total },
  ]
}

/** "Two more offers are waiting. This one holds until 20 June." */
export function offerAfterword({ locale, t }: Translator, others: number, validUntil: Date): string {
  const more = others > 0 ? `${t("mail:offer.waiting", { count: others })} ` : ""
  return more + t("mail:offer.until", { day: dayWords(locale, validUntil) })
}

/** "4.9, 128 reviews", or nothing while nobody has said anything. */
export function ratingWords(
  { locale, t }: Translator,
  { sum, count }: { sum: number; count: number },
): string | null {
  if (count === 0) return null
  const average = ratingText(sum / count, locale)
  return t("mail:offer.rating", { average, count })
}

import type { Locale } from "@doable/domain/locale"
import type { Money } from "@doable/domain/money/money"

const group = { en: ",", ru: "\u202f", ro: "\u202f" }
const decimal = { en: ".", ru: ",", ro: "," }

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>
const lei: Record<Locale, Forms> = {
  en: {},
  ru: { one: "лей", few: "лея", many: "леев", other: "лея" },
  ro: { one: "leu", few: "lei", other: "de lei" },
}

/** As pages write it: "780 lei", "2 лея", "20 de lei". A sum with bani is read as many. */
export function moneyWords(locale: Locale, { amount, currency }: Money): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group[locale])
  const cents = amount % 100
  const number = cents === 0 ? whole : `${whole}${decimal[locale]}${String(cents).padStart(2, "0")}`
  if (currency === "RON") return `${number}\u00a0RON`
  if (currency === "EUR") return locale === "en" ? `€${number}` : `${number}\u00a0€`
  const form = new Intl.PluralRules(locale).select(cents === 0 ? amount / 100 : 1.5)
  return `${number}\u00a0${(lei[locale][form] ?? "lei").replace(" ", "\u00a0")}`
}

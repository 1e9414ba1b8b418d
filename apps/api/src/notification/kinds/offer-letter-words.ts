import type { Locale } from "@doable/domain/locale"
import { dayOf } from "@doable/domain/time/market-day"
import type { Money } from "@doable/domain/money/money"
import { moneyWords } from "./money-words.ts"

const timeZone = "Europe/Chisinau"
const weekMs = 6 * 24 * 60 * 60 * 1000

const weekdays: Record<Locale, string[]> = {
  en: ["on Sunday", "on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday"],
  ru: ["в воскресенье", "в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу"],
  ro: ["duminică", "luni", "marți", "miercuri", "joi", "vineri", "sâmbătă"],
}

const tags: Record<Locale, string> = { en: "en-GB", ru: "ru", ro: "ro" }

function dayWords(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(tags[locale], { day: "numeric", month: "long", timeZone }).format(moment)
}

function momentWords(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(tags[locale], {
    weekday: "short",
    day: "numeric",
    month: locale === "en" ? "short" : "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(moment)
}

/** "on Thursday" within the week, "on 13 June" beyond it. */
function whenWords(locale: Locale, moment: Date, now: Date): string {
  if (moment.getTime() - now.getTime() > weekMs) {
    const on: Record<Locale, string> = { en: "on ", ru: "", ro: "pe " }
    return on[locale] + dayWords(locale, moment)
  }
  const weekday = new Date(`${dayOf(moment)}T00:00:00Z`).getUTCDay()
  return weekdays[locale][weekday] ?? ""
}

type Said = { name: string; price: Money; canStartAt: Date | null; now: Date }

/** "Ion can do it on Thursday for 780 lei". */
export function offerTitle(locale: Locale, { name, price, canStartAt, now }: Said): string {
  const sum = moneyWords(locale, price)
  const when = canStartAt ? ` ${whenWords(locale, canStartAt, now)}` : ""
  if (locale === "ru") return `${name} сделает это${when} за ${sum}`
  return locale === "ro"
    ? `${name} o poate face${when && `${when},`} cu ${sum}`
    : `${name} can do it${when} for ${sum}`
}

type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const words: Record<Locale, { when: string; price: string; budget: string; waiting: Plural; until: string }> =
  {
    en: {
      when: "When",
      price: "Price",
      budget: "Price, your budget ",
      waiting: { one: "One more offer is waiting.", other: "# more offers are waiting." },
      until: "This one holds until ",
    },
    ru: {
      when: "Когда",
      price: "Цена",
      budget: "Цена, ваш бюджет ",
      waiting: {
        one: "Ждёт ещё # предложение.",
        few: "Ждут ещё # предложения.",
        many: "Ждут ещё # предложений.",
        other: "Ждут ещё # предложения.",
      },
      until: "Это действует до ",
    },
    ro: {
      when: "Când",
      price: "Preț",
      budget: "Preț, bugetul tău ",
      waiting: { one: "Te mai așteaptă o ofertă.", other: "Te mai așteaptă # oferte." },
      until: "Aceasta e valabilă până pe ",
    },
  }

export function offerCells(
  locale: Locale,
  { price, budget, canStartAt }: { price: Money; budget: Money | null; canStartAt: Date | null },
) {
  const say = words[locale]
  const label = budget ? say.budget + moneyWords(locale, budget) : say.price
  return [
    ...(canStartAt ? [{ label: say.when, value: momentWords(locale, canStartAt) }] : []),
    { label, value: moneyWords(locale, price) },
  ]
}

/** "Two more offers are waiting. This one holds until 20 June." */
export function offerAfterword(locale: Locale, others: number, validUntil: Date): string {
  const { waiting, until } = words[locale]
  const form = waiting[new Intl.PluralRules(locale).select(others)] ?? waiting.other
  const more = others > 0 ? `${form.replace("#", String(others))} ` : ""
  return `${more}${until}${dayWords(locale, validUntil)}.`
}

const reviewed: Record<Locale, Plural> = {
  en: { one: "# review", other: "# reviews" },
  ru: { one: "# отзыв", few: "# отзыва", many: "# отзывов", other: "# отзыва" },
  ro: { one: "# recenzie", few: "# recenzii", other: "# de recenzii" },
}

/** "4.9, 128 reviews", or nothing while nobody has said anything. */
export function ratingWords(locale: Locale, { sum, count }: { sum: number; count: number }): string | null {
  if (count === 0) return null
  const average = new Intl.NumberFormat(tags[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(sum / count)
  const form = reviewed[locale][new Intl.PluralRules(locale).select(count)] ?? reviewed[locale].other
  return `${average}, ${form.replace("#", String(count))}`
}

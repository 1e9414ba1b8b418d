// What is wrong with a form, by the same rules that the server asks when it is published.
import { priceLimitText } from "../../../blocks/text/market-text.ts"
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { Locale } from "@doable/domain/locale"
import { addressLength, answerTextLength, offerCap } from "@doable/domain/task/limits"
import { taskProblems, type TaskProblem } from "@doable/domain/task/problems"
import { otherTranslations } from "@doable/domain/task/translation/translation"
export { maskContacts } from "@doable/domain/moderation/contacts"
import type { Key } from "@doable/words/keys"
import type { Translate } from "../../../i18n/use-translation.ts"
import { characters } from "../../../i18n/characters.ts"
import { budgetOf, timingOf, type TaskForm } from "./form.ts"

/** Of the server a code may come that this page doesn't know: it is told in general words. */
export interface Problem {
  path: string
  code: string
  min?: number | undefined
  max?: number | undefined
  /** The text that couldn't be read. */
  text?: string | undefined
}

export function problemsOf(form: TaskForm, questions: CategoryQuestion[] | null, today: string): Problem[] {
  const whole = {
    ...form,
    category: form.categoryId ? { questions: questions ?? [] } : null,
    translations: Object.fromEntries(otherTranslations(form.translations, form.lang)),
    placeId: form.placeId,
    timing: timingOf(form) ?? null,
    ...budgetOf(form),
    offerCap: /^\d{1,3}$/.test(form.offerCap.trim()) ? Number(form.offerCap) : 0,
  }
  return [...taskProblems(whole, today), ...ownProblems(form)]
}

/** What the publishing rules don't have to check, because a draft can't hold it at all. */
function ownProblems({ address, answers, mode }: TaskForm): Problem[] {
  const long = Object.entries(answers).filter(
    ([, answer]) => typeof answer === "string" && answer.length > answerTextLength,
  )
  return [
    ...long.map(([key]) => ({ path: `answers.${key}`, code: "answer_too_long", max: answerTextLength })),
    ...(mode === "in_person" && address.length > addressLength
      ? [{ path: "address", code: "address_too_long", max: addressLength }]
      : []),
  ]
}

/** Told while one still types: waiting wouldn't make them better. */
const atOnce = new Set<TaskProblem["code"] | string>([
  "title_too_long",
  "title_has_contacts",
  "description_too_long",
  "answer_too_long",
  "address_too_long",
  "place_unknown",
  "time_unknown",
])

export function isToldAtOnce({ code }: Problem) {
  return atOnce.has(code)
}

const amounts = new Set(["amount_too_low", "amount_too_high", "range_too_wide"])

export function problemWords(problem: Problem, form: TaskForm, t: Translate, locale: Locale): string {
  const { code } = problem
  const isMoney = amounts.has(code)
  const bound = (value: number | undefined) => {
    if (value === undefined) return ""
    return isMoney ? priceLimitText({ amount: value, currency: form.currency }, { t, locale }) : value
  }
  const count = problem.min ?? problem.max ?? 0
  const numbers = {
    min: bound(problem.min),
    max: bound(problem.max),
    count,
    characters: characters({ t, locale }, count),
    text: problem.text ?? "",
  }
  if (code === "offer_cap_out_of_range") {
    return t("task-create:problem.offer_cap_out_of_range", { min: offerCap.min, max: offerCap.max })
  }
  const key = `task-create:problem.${code}` as Key
  const words = t(key, numbers)
  return words === `problem.${code}` ? t("task-create:problem.unknown") : words
}

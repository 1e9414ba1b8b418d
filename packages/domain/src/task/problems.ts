// What a draft still needs before it can be posted, field by field. The form and the API use the same function.
import { plainText } from "../text/plain-text.ts"
import type { CategoryQuestion } from "../category/category.ts"
import { findContacts } from "../moderation/contacts.ts"
import type { Money } from "../money/money.ts"
import type { Answer, Answers, TimingInput } from "./input.ts"
import { budgetLimits } from "../money/limits.ts"
import { isInRange } from "../range.ts"
import { budgetSpread, dueWithinDays, offerCap, taskDescriptionLength, taskTitleLength } from "./limits.ts"
import type { TaskText, Translations } from "./translation/translation.ts"
import { addDays, isDay } from "../time/market-day.ts"
import type { BudgetKind, TaskMode } from "./status.ts"

export type TaskProblem = { path: string; code: TaskProblemCode; min?: number; max?: number }

export const taskProblemCodes = [
  "title_required",
  "title_too_short",
  "title_too_long",
  "title_has_contacts",
  "text_prohibited",
  "title_all_capitals",
  "description_required",
  "description_too_short",
  "description_too_long",
  "category_required",
  "answer_required",
  "answer_invalid",
  "mode_required",
  "place_required",
  "timing_required",
  "date_required",
  "date_invalid",
  "date_past",
  "date_too_far",
  "hours_reversed",
  "budget_required",
  "amount_required",
  "amount_too_low",
  "amount_too_high",
  "currencies_differ",
  "range_reversed",
  "range_too_wide",
  "languages_required",
  "offer_cap_out_of_range",
] as const
export type TaskProblemCode = (typeof taskProblemCodes)[number]

export type WholeDraft = {
  title: string
  description: string
  /** Without the language of the original. */
  translations: Translations<TaskText>
  /** Null while none is chosen, or when the one chosen isn't there (any more). */
  category: { questions: CategoryQuestion[] } | null
  answers: Answers
  mode: TaskMode | null
  placeId: string | null
  timing: TimingInput | null
  budgetKind: BudgetKind | null
  budgetMin: Money | null
  budgetMax: Money | null
  spokenLanguages: readonly string[]
  offerCap: number
}

/** `today`: the market's day. In the order in which the fields are asked. */
export function taskProblems(draft: WholeDraft, today: string): TaskProblem[] {
  return [
    ...titleProblems(plainText(draft.title)),
    ...(draft.category
      ? answerProblems(draft.category.questions, draft.answers)
      : [at("categoryId", "category_required")]),
    ...descriptionProblems(plainText(draft.description)),
    ...translationProblems(draft.translations),
    ...(draft.mode === null ? [at("mode", "mode_required")] : []),
    ...(draft.mode === "in_person" && !draft.placeId ? [at("placeId", "place_required")] : []),
    ...timingProblems(draft.timing, today),
    ...budgetProblems(draft),
    ...(draft.spokenLanguages.length === 0 ? [at("spokenLanguages", "languages_required")] : []),
    ...(isInRange(draft.offerCap, offerCap)
      ? []
      : [at("offerCap", "offer_cap_out_of_range", { min: offerCap.min, max: offerCap.max })]),
  ]
}

function titleProblems(title: string): TaskProblem[] {
  const { min, max } = taskTitleLength
  const length = lengthOf(title)
  if (length === 0) return [at("title", "title_required")]
  if (length < min) return [at("title", "title_too_short", { min })]
  if (length > max) return [at("title", "title_too_long", { max })]
  if (findContacts(title).length > 0) return [at("title", "title_has_contacts")]
  return isShouting(title) ? [at("title", "title_all_capitals")] : []
}

function isShouting(title: string) {
  const letters = title.match(/\p{L}/gu) ?? []
  return letters.length >= 10 && title === title.toUpperCase()
}

function descriptionProblems(description: string): TaskProblem[] {
  const { min, max } = taskDescriptionLength
  const length = lengthOf(description)
  if (length === 0) return [at("description", "description_required")]
  if (length < min) return [at("description", "description_too_short", { min })]
  return length > max ? [at("description", "description_too_long", { max })] : []
}

/** A translation has to be as whole as the original. */
function translationProblems(translations: Translations<TaskText>): TaskProblem[] {
  return Object.entries(translations).flatMap(([locale, { title, description }]) =>
    [...titleProblems(plainText(title)), ...descriptionProblems(plainText(description))].map((problem) => ({
      ...problem,
      path: `translations.${locale}.${problem.path}`,
    })),
  )
}

export function answerProblems(questions: CategoryQuestion[], answers: Answers): TaskProblem[] {
  return questions.flatMap((question) => {
    const answer = answers[question.key]
    const path = `answers.${question.key}`
    if (isEmpty(answer)) return question.required ? [at(path, "answer_required")] : []
    return suits(question, answer) ? [] : [at(path, "answer_invalid")]
  })
}

function isEmpty(answer: Answer | undefined): answer is undefined | "" | [] {
  return answer === undefined || answer === "" || (Array.isArray(answer) && answer.length === 0)
}

function suits({ type, options = [] }: CategoryQuestion, answer: Answer): boolean {
  const known = (value: string) => options.some((option) => option.value === value)
  if (type === "text") return typeof answer === "string"
  if (type === "number") return typeof answer === "number" && answer >= 0 && answer <= 1_000_000
  if (type === "bool") return typeof answer === "boolean"
  if (type === "select") return typeof answer === "string" && known(answer)
  return Array.isArray(answer) && answer.every(known)
}

function timingProblems(timing: TimingInput | null, today: string): TaskProblem[] {
  if (!timing) return [at("timing", "timing_required")]
  const hours =
    timing.from && timing.to && timing.from >= timing.to ? [at("timing.to", "hours_reversed")] : []
  if (timing.kind === "flexible") return hours
  const { date } = timing
  if (!date) return [at("timing.date", "date_required"), ...hours]
  if (!isDay(date)) return [at("timing.date", "date_invalid"), ...hours]
  if (date < today) return [at("timing.date", "date_past"), ...hours]
  if (date > addDays(today, dueWithinDays)) {
    return [at("timing.date", "date_too_far", { max: dueWithinDays }), ...hours]
  }
  return hours
}

type Budget = Pick<WholeDraft, "budgetKind" | "budgetMin" | "budgetMax">

function budgetProblems({ budgetKind, budgetMin, budgetMax }: Budget): TaskProblem[] {
  if (budgetKind === null) return [at("budgetKind", "budget_required")]
  if (budgetKind === "open") return []
  const lower = amountProblems("budgetMin", budgetMin)
  if (budgetKind === "fixed") return lower
  const problems = [...lower, ...amountProblems("budgetMax", budgetMax)]
  if (problems.length > 0 || !budgetMin || !budgetMax) return problems
  if (budgetMin.currency !== budgetMax.currency) return [at("budgetMax", "currencies_differ")]
  if (budgetMax.amount < budgetMin.amount) return [at("budgetMax", "range_reversed")]
  return budgetMax.amount > budgetSpread * budgetMin.amount
    ? [at("budgetMax", "range_too_wide", { max: budgetSpread * budgetMin.amount })]
    : []
}

function amountProblems(path: string, amount: Money | null): TaskProblem[] {
  if (!amount) return [at(path, "amount_required")]
  const { min, max } = budgetLimits[amount.currency]
  if (amount.amount < min) return [at(path, "amount_too_low", { min })]
  return amount.amount > max ? [at(path, "amount_too_high", { max })] : []
}

/** As people count: a letter with its marks is one, and so is a flag. */
function lengthOf(text: string) {
  return [...text].length
}

function at(path: string, code: TaskProblemCode, bounds: { min?: number; max?: number } = {}): TaskProblem {
  return { path, code, ...bounds }
}

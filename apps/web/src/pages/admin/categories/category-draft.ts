import { categoryQuestion, questionTypes, type CategoryQuestion } from "@doable/domain/category/category"
import type { CategoryContent } from "@doable/domain/category/admin-input"
import { locales, perLocale, type Locale } from "@doable/domain/locale"
import type { CategoryRow } from "./load-categories.ts"

export type Texts = Record<Locale, string>

/** A question as it is written: choices stand one per line and language, told apart by their order. */
export interface QuestionDraft {
  key: string
  type: CategoryQuestion["type"]
  required: boolean
  label: Texts
  choices: Texts
  /** The values that answers of before name, by their place. */
  values: string[]
}

export interface CategoryDraft {
  name: Texts
  description: Texts
  synonyms: Texts
  icon: string
  isPopular: boolean
  requiresVerification: boolean
  questions: QuestionDraft[]
}

export const noTexts: Texts = perLocale(() => "")
export const kindsOfQuestions = questionTypes
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

export function hasChoices(type: QuestionDraft["type"]): boolean {
  return type === "select" || type === "multi"
}

export function draftOf(row: CategoryRow | undefined): CategoryDraft {
  if (!row) {
    const off = { isPopular: false, requiresVerification: false }
    return {
      name: noTexts,
      description: noTexts,
      synonyms: noTexts,
      icon: "circle-dot",
      ...off,
      questions: [],
    }
  }
  const { name, description, synonyms, icon, isPopular, requiresVerification, questions } = row
  return {
    name,
    description,
    icon,
    isPopular,
    requiresVerification,
    synonyms: perLocale((locale) => synonyms[locale].join(", ")),
    questions: questions.map(({ key, type, required, label, options = [] }) => ({
      key,
      type,
      required,
      label,
      choices: perLocale((locale) => options.map((option) => option.label[locale]).join("\n")),
      values: options.map(({ value }) => value),
    })),
  }
}

/** What the form says, as the API takes it. */
export function contentOf(draft: CategoryDraft): CategoryContent {
  const wordsIn = (text: string) => [
    ...new Set(
      text
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ]
  return {
    name: perLocale((locale) => draft.name[locale].trim()),
    description: perLocale((locale) => draft.description[locale].trim()),
    icon: draft.icon as CategoryContent["icon"],
    isPopular: draft.isPopular,
    requiresVerification: draft.requiresVerification,
    synonyms: perLocale((locale) => wordsIn(draft.synonyms[locale])),
    questions: draft.questions.map(({ key, type, required, label, choices, values }) => ({
      key: key.trim(),
      type,
      required,
      label: perLocale((locale) => label[locale].trim()),
      ...(hasChoices(type) ? { options: optionsOf(choices, values) } : {}),
    })),
  }
}

/** A choice keeps the value that it had at its place; a new one is named by its English words. */
function optionsOf(choices: Texts, values: readonly string[]) {
  const lines = perLocale((locale) => linesOf(choices[locale]))
  const taken = new Set<string>()
  return lines.en.map((word, place) => {
    const made = word
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "_")
      .replaceAll(/^_+|_+$/g, "")
      .slice(0, 36)
    let value = values[place] ?? (made || `choice_${place + 1}`)
    while (taken.has(value)) value = `${value}_2`
    taken.add(value)
    return { value, label: perLocale((locale) => lines[locale][place] ?? "") }
  })
}

/** Which questions can't be saved as they are: all languages are needed, and for choices two of them or more. */
export function isQuestionWhole({ key, type, label, choices }: QuestionDraft): boolean {
  const counts = locales.map((locale) => linesOf(choices[locale]).length)
  const hasEnough = !hasChoices(type) || (new Set(counts).size === 1 && (counts[0] ?? 0) >= 2)
  const { shape } = categoryQuestion
  return (
    shape.key.safeParse(key.trim()).success &&
    shape.label.safeParse(perLocale((locale) => label[locale].trim())).success &&
    hasEnough
  )
}

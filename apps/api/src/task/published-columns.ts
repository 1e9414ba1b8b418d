import { answerTexts } from "@doable/domain/task/answer-texts"
import { plainText } from "@doable/domain/text/plain-text"
import { type WholeDraft } from "@doable/domain/task/problems"
import type { tasks } from "../platform/db/schema/task.ts"
import type { CategoryFacts } from "./category-facts.ts"
import { incomplete, textColumns } from "./draft-columns.ts"
import type { Screen } from "../text-rule/screen.ts"
import type { TaskRow } from "./lock-task.ts"
import { writtenTranslations } from "./whole-draft.ts"

/** A draft keeps what was typed on the way; what is published says one thing only. */
export function publishedColumns(
  row: TaskRow,
  draft: WholeDraft,
  { category, screen }: { category: CategoryFacts; screen: Screen },
): Partial<typeof tasks.$inferInsert> {
  const isRemote = row.mode === "remote"
  const nowhere = {
    placeId: null,
    cityId: null,
    address: null,
    lat: null,
    lng: null,
    publicLat: null,
    publicLng: null,
  }
  const known = new Set(category.questions.map(({ key }) => key))
  return {
    ...textColumns(
      {
        title: plainText(draft.title),
        description: plainText(draft.description),
        translations: Object.fromEntries(
          Object.entries(writtenTranslations(row)).map(([locale, { title, description, of }]) => [
            locale,
            { title: plainText(title), description: plainText(description), of },
          ]),
        ),
      },
      screen,
      row,
    ),
    ...(isRemote ? nowhere : {}),
    answers: Object.fromEntries(Object.entries(row.answers).filter(([key]) => known.has(key))),
    budgetMin: row.budgetKind === "open" ? null : row.budgetMin,
    budgetMax: row.budgetKind === "open" ? null : row.budgetKind === "fixed" ? row.budgetMin : row.budgetMax,
    needsVerification: row.verifiedOnly || category.requiresVerification,
  }
}

/** All that was written freely beside the title and the description. */
export function furtherTexts({ answers, translations }: WholeDraft): string[] {
  const translated = Object.values(translations).flatMap(({ title, description }) => [title, description])
  return [...answerTexts(answers), ...translated.map(plainText)]
}

/** What no task may say, told at the field that says it. */
export function refuseWords(screen: Screen, draft: WholeDraft): void {
  const { title, description, answers, translations } = draft
  const translated = Object.entries(translations).flatMap(([locale, text]) => [
    [`translations.${locale}.title`, text.title],
    [`translations.${locale}.description`, text.description],
  ])
  const refused = screen.refusedFields({
    title,
    description,
    answers: answerTexts(answers).join("\n"),
    ...(Object.fromEntries(translated) as Record<string, string>),
  })
  if (refused.length > 0) throw incomplete(...refused)
}

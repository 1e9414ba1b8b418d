import type { Money } from "@doable/domain/money/money"
import type { TaskDraft, TimingInput } from "@doable/domain/task/input"
import type { WholeDraft } from "@doable/domain/task/problems"
import { otherTranslations } from "@doable/domain/task/translation/translation"
import type { CategoryFacts } from "./category-facts.ts"
import type { TaskRow } from "./lock-task.ts"

/** The row as the rules read it: with the words as they were written. */
export function wholeDraft(row: TaskRow, category: CategoryFacts | null): WholeDraft {
  const isLeaf = category?.isActive && category.parentId !== null
  return {
    title: row.originalTitle ?? row.title,
    description: row.originalDescription ?? row.description,
    translations: writtenTranslations(row),
    category: isLeaf ? category : null,
    answers: row.answers,
    mode: row.mode,
    placeId: row.placeId,
    timing: timingOf(row),
    budgetKind: row.budgetKind,
    budgetMin: moneyOf(row.budgetMin, row.budgetCurrency),
    budgetMax: moneyOf(row.budgetMax, row.budgetCurrency),
    spokenLanguages: row.spokenLanguages,
    offerCap: row.offerCap,
  }
}

export function timingOf(
  row: Pick<TaskRow, "timingKind" | "dueDate" | "timeWindow" | "timeFrom" | "timeTo">,
) {
  if (!row.timingKind) return null
  const timing = {
    kind: row.timingKind,
    date: row.dueDate,
    window: row.timeWindow ?? "any",
    from: row.timeFrom,
    to: row.timeTo,
  } as const
  return timing satisfies TimingInput
}

export function moneyOf(amount: number | null, currency: Money["currency"]): Money | null {
  return amount === null ? null : { amount, currency }
}

/** As the owner wrote them. */
export function writtenTranslations({
  lang,
  translations,
}: Pick<TaskRow, "lang" | "translations">): NonNullable<TaskDraft["translations"]> {
  return Object.fromEntries(
    otherTranslations(translations, lang).map(([locale, one]) => [
      locale,
      {
        title: one.originalTitle ?? one.title,
        description: one.originalDescription ?? one.description,
        of: one.of,
      },
    ]),
  )
}

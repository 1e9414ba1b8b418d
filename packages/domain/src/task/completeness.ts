// How much a doer learns from a draft, so that the wizard can say what would bring better offers.
import type { CategoryQuestion } from "../category/category.ts"
import type { TaskDraft } from "./input.ts"

export const completenessHints = [
  "title",
  "category",
  "description",
  "description_more",
  "answers",
  "pictures",
  "place",
  "timing",
  "budget",
] as const
export type CompletenessHint = (typeof completenessHints)[number]

const weights: Record<CompletenessHint, number> = {
  title: 15,
  category: 10,
  description: 20,
  description_more: 10,
  answers: 10,
  pictures: 10,
  place: 10,
  timing: 5,
  budget: 10,
}

const muchText = 150

/** From 0 to 100, and what would add most first. */
export function taskCompleteness(
  draft: TaskDraft,
  questions: CategoryQuestion[],
): { score: number; hints: CompletenessHint[] } {
  const length = draft.description?.trim().length ?? 0
  const isDone: Record<CompletenessHint, boolean> = {
    title: (draft.title?.trim().length ?? 0) >= 10,
    category: Boolean(draft.categoryId),
    description: length >= 30,
    description_more: length >= muchText,
    answers: questions.every(({ key }) => isGiven(draft.answers?.[key])),
    pictures: (draft.fileIds?.length ?? 0) > 0,
    place: draft.mode === "remote" || (draft.mode === "in_person" && Boolean(draft.placeId)),
    timing: draft.timing?.kind === "flexible" || Boolean(draft.timing?.date),
    budget: draft.budgetKind === "open" || Boolean(draft.budgetKind && draft.budgetMin),
  }
  const missing = completenessHints.filter((hint) => !isDone[hint])
  return {
    score: 100 - missing.reduce((sum, hint) => sum + weights[hint], 0),
    hints: missing.toSorted((a, b) => weights[b] - weights[a]),
  }
}

function isGiven(answer: unknown): boolean {
  return answer !== undefined && answer !== "" && !(Array.isArray(answer) && answer.length === 0)
}

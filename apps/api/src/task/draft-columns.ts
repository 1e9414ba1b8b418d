import { Refused } from "@doable/domain/refusal"
import type { TaskDraft } from "@doable/domain/task/input"
import type { TaskProblem } from "@doable/domain/task/problems"
import type { Translations } from "@doable/domain/task/translation/translation"
import { normalizeText } from "@doable/domain/text/normalize"
import type { Transaction } from "../platform/db/client.ts"
import type { KeptTranslation, tasks } from "../platform/db/schema/task.ts"
import { whereaboutsColumns } from "../place/whereabouts-columns.ts"
import { screenFor, type Screen } from "../text-rule/screen.ts"
import { chosenCategory } from "./category-facts.ts"
import type { TaskRow } from "./lock-task.ts"

type Columns = Partial<typeof tasks.$inferInsert>

/** What was typed, as columns: what is left out of the draft is left out here. Files are kept by keepFiles. */
export async function draftColumns(
  tx: Transaction,
  draft: TaskDraft,
  before: TaskRow | null,
): Promise<Columns> {
  const { lang, answers, mode, isUrgent, budgetKind, materials, offerCap, visibility, verifiedOnly } = draft
  const screen = await screenFor(tx, "task")
  return {
    ...textColumns(draft, screen, before),
    ...(await categoryColumns(tx, draft)),
    ...(await placeColumns(tx, draft, before)),
    ...timingColumns(draft),
    ...budgetColumns(draft),
    lang,
    answers,
    mode,
    isUrgent,
    budgetKind,
    materials,
    offerCap,
    visibility,
    verifiedOnly,
    spokenLanguages: draft.spokenLanguages && [...new Set(draft.spokenLanguages)],
  }
}

/** Contacts are hidden from the first moment on, so that no way of showing a task can forget it. */
export function textColumns(
  { title, description, translations }: Pick<TaskDraft, "title" | "description" | "translations">,
  screen: Screen,
  before: Pick<TaskRow, "title" | "translations"> | null,
): Columns {
  const columns: Columns = { ...titleColumns(title, screen), ...descriptionColumns(description, screen) }
  if (translations !== undefined) columns.translations = keptTranslations(translations, screen)
  if (title !== undefined || translations !== undefined) {
    // A reader finds it by the words they read in the list.
    const translated = Object.values(columns.translations ?? before?.translations ?? {})
    const titles = [columns.title ?? before?.title ?? "", ...translated.map((one) => one.title)]
    columns.foldedTitle = normalizeText(titles.join(" "))
  }
  return columns
}

function titleColumns(title: string | undefined, screen: Screen) {
  if (title === undefined) return {}
  const { text, spans } = screen.mask(title)
  return { title: text, originalTitle: spans.length > 0 ? title : null }
}

function descriptionColumns(description: string | undefined, screen: Screen) {
  if (description === undefined) return {}
  const { text, spans } = screen.mask(description)
  return { description: text, originalDescription: spans.length > 0 ? description : null }
}

/** As they're stored: with contacts hidden, like the original. */
function keptTranslations(
  translations: NonNullable<TaskDraft["translations"]>,
  screen: Screen,
): Translations<KeptTranslation> {
  const kept = Object.entries(translations).map(([locale, { title, description, of }]) => {
    const [shownTitle, shownText] = [screen.mask(title), screen.mask(description)]
    const one: KeptTranslation = {
      title: shownTitle.text,
      description: shownText.text,
      originalTitle: shownTitle.spans.length > 0 ? title : null,
      originalDescription: shownText.spans.length > 0 ? description : null,
      of,
    }
    return [locale, one] as const
  })
  return Object.fromEntries(kept)
}

async function categoryColumns(tx: Transaction, { categoryId }: TaskDraft): Promise<Columns> {
  if (categoryId === undefined) return {}
  const category = await chosenCategory(tx, categoryId)
  if (categoryId && !category?.isActive) throw incomplete({ path: "categoryId", code: "category_required" })
  // What was merged in the meantime is posted in what it was merged into.
  return { categoryId: category?.id ?? null, parentCategoryId: category?.parentId ?? null }
}

async function placeColumns(tx: Transaction, draft: TaskDraft, before: TaskRow | null): Promise<Columns> {
  const { placeId, address, lat, lng } = draft
  if ([placeId, address, lat, lng].every((value) => value === undefined)) return {}
  return {
    ...(await whereaboutsColumns(tx, draft, before, () =>
      incomplete({ path: "placeId", code: "place_required" }),
    )),
    address: address === undefined ? undefined : address?.trim() || null,
  }
}

export function timingColumns({ timing }: Pick<TaskDraft, "timing">): Columns {
  if (timing === undefined) return {}
  if (timing === null) {
    return { timingKind: null, dueDate: null, timeWindow: null, timeFrom: null, timeTo: null }
  }
  return {
    timingKind: timing.kind,
    dueDate: timing.kind === "flexible" ? null : (timing.date ?? null),
    timeWindow: timing.window ?? "any",
    timeFrom: timing.from ?? null,
    timeTo: timing.to ?? null,
  }
}

function budgetColumns({ budgetMin, budgetMax, currency }: TaskDraft): Columns {
  if (budgetMin && budgetMax && budgetMin.currency !== budgetMax.currency) {
    throw incomplete({ path: "budgetMax", code: "currencies_differ" })
  }
  return {
    budgetMin: budgetMin === undefined ? undefined : (budgetMin?.amount ?? null),
    budgetMax: budgetMax === undefined ? undefined : (budgetMax?.amount ?? null),
    budgetCurrency: (budgetMin ?? budgetMax)?.currency ?? currency,
  }
}

/** The path in the payload, where the field was. */
export function incomplete(...problems: TaskProblem[]): Refused {
  return new Refused("task_incomplete", { fields: problems })
}

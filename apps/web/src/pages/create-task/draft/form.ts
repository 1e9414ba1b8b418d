// A task while it is being written: what is on the page, however unfinished.
import type { Locale } from "@doable/domain/locale"
import type { Currency } from "@doable/domain/money/currency"
import type { Money } from "@doable/domain/money/money"
import type { Answers, TaskDraft } from "@doable/domain/task/input"
import { addressLength, draftLength, offerCap } from "@doable/domain/task/limits"
import type { Translations } from "@doable/domain/task/translation/translation"
import { formUnits } from "../../../blocks/draft/form-units.ts"
import type { BudgetKind, MaterialKind, TaskMode, TimeWindow, TimingKind } from "@doable/domain/task/status"

export interface TaskForm {
  title: string
  description: string
  lang: Locale
  translations: Translations
  categoryId: string | null
  answers: Answers
  mode: TaskMode | null
  placeId: string | null
  address: string
  timingKind: TimingKind | null
  date: string | null
  window: TimeWindow
  from: string | null
  to: string | null
  isUrgent: boolean
  budgetKind: BudgetKind | null
  currency: Currency
  budgetMin: number | null
  budgetMax: number | null
  materials: MaterialKind
  spokenLanguages: Locale[]
  fileIds: string[]
  /** As typed: what is no number is told at the field, not thrown away. */
  offerCap: string
  verifiedOnly: boolean
  /** The doers to invite when it's posted. */
  providerIds: string[]
}

export function blankForm(lang: Locale, currency: Currency = "MDL"): TaskForm {
  return {
    title: "",
    description: "",
    lang,
    translations: {},
    categoryId: null,
    answers: {},
    mode: null,
    placeId: null,
    address: "",
    timingKind: null,
    date: null,
    window: "any",
    from: null,
    to: null,
    isUrgent: false,
    budgetKind: null,
    currency,
    budgetMin: null,
    budgetMax: null,
    materials: "to_agree",
    spokenLanguages: [lang],
    fileIds: [],
    offerCap: String(offerCap.usual),
    verifiedOnly: false,
    providerIds: [],
  }
}

const unitKeys = {
  title: ["title"],
  category: ["categoryId", "answers"],
  description: ["description"],
  files: ["fileIds"],
  materials: ["materials"],
  where: ["mode", "placeId", "address"],
  when: ["timingKind", "date", "window", "from", "to", "isUrgent"],
  budget: ["budgetKind", "currency", "budgetMin", "budgetMax"],
  languages: ["spokenLanguages"],
  offers: ["offerCap", "verifiedOnly", "providerIds"],
  lang: ["lang"],
  translations: ["translations"],
} as const satisfies Record<string, readonly (keyof TaskForm)[]>
export type Unit = keyof typeof unitKeys

export const taskUnits = formUnits<TaskForm, Unit>({
  keys: unitKeys,
  // A new draft also says in which language it is written.
  first: ["lang", "languages"],
  unkeepable: (form) => {
    const isTooLong = (text: string, max: number) => text.length > max
    return [
      ...(isTooLong(form.title, draftLength.title) ? (["title"] as const) : []),
      ...(isTooLong(form.description, draftLength.description) ? (["description"] as const) : []),
      ...(Object.values(form.translations).some(
        ({ title, description }) =>
          isTooLong(title, draftLength.title) || isTooLong(description, draftLength.description),
      )
        ? (["translations"] as const)
        : []),
      ...(isTooLong(form.address, addressLength) ? (["where"] as const) : []),
    ]
  },
})

export function timingOf({ timingKind, date, window, from, to }: TaskForm): TaskDraft["timing"] {
  if (!timingKind) return null
  return { kind: timingKind, date: timingKind === "flexible" ? null : date, window, from, to }
}

export function budgetOf(form: TaskForm): { budgetMin: Money | null; budgetMax: Money | null } {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency: form.currency })
  if (form.budgetKind === "fixed") return { budgetMin: money(form.budgetMin), budgetMax: null }
  if (form.budgetKind === "range")
    return { budgetMin: money(form.budgetMin), budgetMax: money(form.budgetMax) }
  return { budgetMin: null, budgetMax: null }
}

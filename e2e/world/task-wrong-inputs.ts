// Ten wrong inputs for each field of a task, with the words that are said about them in a language.
import { sumText } from "../../apps/web/src/task/create/sum-text.ts"
import { moneyText } from "../../apps/web/src/ui/money-text.ts"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { wordsOf } from "./words.ts"

export type Wrong = readonly [typed: string, words: string]
type Step = "what" | "details" | "where" | "budget"
type FieldRow = { path: string; step: Step; wrong: Wrong[] }

export const rounds = 10

export function wrongInputs(locale: Locale): FieldRow[] {
  const t = wordsOf(locale)
  const lei = (amount: number) => sumText(amount * 100, "MDL", { t, locale })
  const told = (code: string, bounds: Record<string, string | number> = {}) => {
    const count = Number(bounds["min"] ?? bounds["max"])
    return t(`task-create:problem.${code}` as Parameters<typeof t>[0], {
      ...bounds,
      ...(Number.isNaN(count) ? {} : { count }),
    })
  }
  const unclear = t("fields:amountUnclear", { example: moneyText(124_050, locale) })
  const amount = [
    ["", told("amount_required")],
    ["much", unclear],
    ["-100", unclear],
    ["1.2.3", unclear],
    ["100 lei", unclear],
    ["1e5", unclear],
    ["0", told("amount_too_low", { min: lei(50) })],
    ["49", told("amount_too_low", { min: lei(50) })],
    ["200001", told("amount_too_high", { max: lei(200_000) })],
    ["99999999", told("amount_too_high", { max: lei(200_000) })],
  ] as const
  const unfitting = ["many", "-1", "1,2,3", "1000001", "12 m2", "1e5", "3/4", "двадцать", "20-30", "~50"]
  const long = told("address_too_long", { max: 300 })
  const noTitle = told("title_required")
  const shortTitle = told("title_too_short", { min: 10 })
  const noText = told("description_required")
  const shortText = told("description_too_short", { min: 30 })
  const longText = told("description_too_long", { max: 5000 })
  return [
    {
      path: "title",
      step: "what",
      wrong: [
        ["", noTitle],
        ["   ", noTitle],
        ["кран", shortTitle],
        ["  clean    up  ", shortTitle],
        ["ț".repeat(81), told("title_too_long", { max: 80 })],
        ["word ".repeat(30), told("title_too_long", { max: 80 })],
        ["Call me on 069 123 456 today", told("title_has_contacts")],
        ["Write to ana@mail.md about a fence", told("title_has_contacts")],
        ["REPAIR MY KITCHEN TAP", told("title_all_capitals")],
        ["ПОЧИНИТЬ КРАН НА КУХНЕ", told("title_all_capitals")],
      ],
    },
    {
      path: "answers.areaM2",
      step: "what",
      wrong: unfitting.map((typed) => [typed, told("answer_invalid")]),
    },
    {
      path: "description",
      step: "details",
      wrong: [
        ["", noText],
        ["   ", noText],
        ["\n\n\n", noText],
        ["Soon.", shortText],
        ["ё".repeat(29), shortText],
        [`a${" ".repeat(40)}b`, shortText],
        [`one${"\n".repeat(40)}two`, shortText],
        ["x".repeat(5001), longText],
        ["word ".repeat(1100), longText],
        ["ș".repeat(9000), longText],
      ],
    },
    {
      path: "address",
      step: "where",
      wrong: Array.from({ length: rounds }, (_, at) => ["strada ".repeat(43 + at), long]),
    },
    { path: "budgetMin", step: "budget", wrong: [...amount] },
    { path: "budgetMax", step: "budget", wrong: amount.toReversed() },
    {
      path: "offerCap",
      step: "budget",
      wrong: ["", " ", "0", "2", "21", "1000", "-3", "3.5", "ten", "1e1"].map((typed) => [
        typed,
        told("offer_cap_out_of_range", { min: 3, max: 20 }),
      ]),
    },
  ]
}

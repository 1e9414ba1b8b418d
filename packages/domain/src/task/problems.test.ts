import { describe, expect, test } from "vitest"
import type { CategoryQuestion } from "../category/category.ts"
import type { Answers } from "./input.ts"
import { plainText } from "../text/plain-text.ts"
import type { TaskText } from "./translation/translation.ts"
import { answerProblems, taskProblemCodes, taskProblems, type WholeDraft } from "./problems.ts"

const today = "2026-08-04"
const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" }) as const
const label = { en: "?", ru: "?", ro: "?" }
const whole: WholeDraft = {
  title: "Repair a leaking kitchen tap",
  description: "The tap in the kitchen drips day and night, a cartridge is here.",
  translations: {},
  category: { questions: [] },
  answers: {},
  mode: "in_person",
  placeId: "chisinau",
  timing: { kind: "flexible" },
  budgetKind: "fixed",
  budgetMin: lei(500),
  budgetMax: null,
  spokenLanguages: ["en"],
  offerCap: 10,
}
const problemsOf = (given: Partial<WholeDraft>) => taskProblems({ ...whole, ...given }, today)
const range = (min: number, max: number) =>
  ({ budgetKind: "range", budgetMin: lei(min), budgetMax: lei(max) }) as const
const on = (date: string | null | undefined, kind: "on_date" | "before_date" = "on_date") => ({
  timing: { kind, date },
})

test("a whole draft has no problem", () => {
  expect(problemsOf({})).toEqual([])
})

describe("what is right", () => {
  test.each<[string, Partial<WholeDraft>]>([
    ["a title of ten", { title: "ten chars!" }],
    ["a title of eighty", { title: "х".repeat(80) }],
    ["a title with a short word in capitals", { title: "Починить кран НА КУХНЕ" }],
    ["a title with an abbreviation", { title: "SEO și SMM pt. site" }],
    ["eighty signs that a computer counts twice", { title: "🙂".repeat(80) }],
    ["a description of thirty", { description: "y".repeat(30) }],
    ["a description of five thousand", { description: "y".repeat(5000) }],
    [
      "a description with a phone: it is hidden, not refused",
      { description: `${whole.description} 069123456` },
    ],
    ["a whole translation", { translations: { ru: { title: whole.title, description: whole.description } } }],
    ["remote work without a place", { mode: "remote", placeId: null }],
    ["today", on(today)],
    ["the last day", on("2027-01-31", "before_date")],
    ["hours", { timing: { kind: "on_date", date: today, from: "09:00", to: "09:01" } }],
    ["the least", { budgetMin: lei(50) }],
    ["the most", { budgetMin: lei(200_000) }],
    ["euros", { budgetMin: { amount: 3_00, currency: "EUR" } }],
    ["a range of five times", range(100, 500)],
    ["a range of nothing", range(100, 100)],
    ["no budget, whatever was typed before", { budgetKind: "open", budgetMin: lei(1), budgetMax: lei(0) }],
    ["few offers", { offerCap: 3 }],
    ["many offers", { offerCap: 20 }],
  ])("%s", (_title, given) => {
    expect(problemsOf(given)).toEqual([])
  })
})

describe("ten ways to be wrong with", () => {
  const title = (text: string, code: string) => [text, { title: text }, "title", code] as const
  const description = (text: string, code: string) =>
    [text, { description: text }, "description", code] as const
  const translation = (given: Partial<TaskText>, field: string, code: string) =>
    [
      given,
      { translations: { ru: { title: whole.title, description: whole.description, ...given } } },
      `translations.ru.${field}`,
      code,
    ] as const
  const date = (text: string | null | undefined, code: string) =>
    [text, on(text), "timing.date", code] as const
  const min = (given: Partial<WholeDraft>, code: string) => [given, given, "budgetMin", code] as const
  const max = (given: Partial<WholeDraft>, code: string) => [given, given, "budgetMax", code] as const

  const hours = (from: string, to: string) =>
    [`${from}–${to}`, { timing: { kind: "flexible", from, to } }, "timing.to", "hours_reversed"] as const
  const offers = (offerCap: number) => [offerCap, { offerCap }, "offerCap", "offer_cap_out_of_range"] as const

  const wrong = {
    title: [
      title("", "title_required"),
      title("   \n ", "title_required"),
      title("tap", "title_too_short"),
      title("   nine chr  ", "title_too_short"),
      title("x".repeat(81), "title_too_long"),
      title("🙂".repeat(81), "title_too_long"),
      title("Repair a tap 069123456", "title_has_contacts"),
      title("Repair, ana@example.com", "title_has_contacts"),
      title("Repair, see example.md", "title_has_contacts"),
      title("REPAIR A LEAKING TAP", "title_all_capitals"),
      title("ПОЧИНИТЬ КРАН СРОЧНО!", "title_all_capitals"),
    ],
    description: [
      description("", "description_required"),
      description("\t\n", "description_required"),
      description("tap", "description_too_short"),
      description("x".repeat(29), "description_too_short"),
      description(` ${"x".repeat(29)} `, "description_too_short"),
      description(`a${" ".repeat(50)}b`, "description_too_short"),
      description(`a${"\n".repeat(50)}b`, "description_too_short"),
      description("🙂".repeat(29), "description_too_short"),
      description("x".repeat(5001), "description_too_long"),
      description("ы ".repeat(2501) + "x", "description_too_long"),
    ],
    translation: [
      translation({ title: "" }, "title", "title_required"),
      translation({ title: "кран" }, "title", "title_too_short"),
      translation({ title: "х".repeat(81) }, "title", "title_too_long"),
      translation({ title: "Починить кран, 069123456" }, "title", "title_has_contacts"),
      translation({ title: "ПОЧИНИТЬ КРАН СРОЧНО!" }, "title", "title_all_capitals"),
      translation({ description: "" }, "description", "description_required"),
      translation({ description: " \n " }, "description", "description_required"),
      translation({ description: "Капает" }, "description", "description_too_short"),
      translation({ description: `a${" ".repeat(50)}b` }, "description", "description_too_short"),
      translation({ description: "ы".repeat(5001) }, "description", "description_too_long"),
    ],
    date: [
      date(null, "date_required"),
      date(undefined, "date_required"),
      date("", "date_required"),
      date("2026-08-03", "date_past"),
      date("2025-12-31", "date_past"),
      date("0001-01-01", "date_past"),
      date("2027-02-01", "date_too_far"),
      date("9999-12-31", "date_too_far"),
      date("2026-02-30", "date_invalid"),
      date("04.08.2026", "date_invalid"),
    ],
    "the lower amount": [
      min({ budgetMin: null }, "amount_required"),
      min({ ...range(100, 200), budgetMin: null }, "amount_required"),
      min({ budgetMin: lei(0) }, "amount_too_low"),
      min({ budgetMin: lei(49.99) }, "amount_too_low"),
      min({ budgetMin: { amount: 9_99, currency: "RON" } }, "amount_too_low"),
      min({ budgetMin: { amount: 2_99, currency: "EUR" } }, "amount_too_low"),
      min({ budgetMin: lei(200_000.01) }, "amount_too_high"),
      min({ budgetMin: { amount: 50_000_01, currency: "RON" } }, "amount_too_high"),
      min({ budgetMin: { amount: 10_000_01, currency: "EUR" } }, "amount_too_high"),
      min(range(1, 100), "amount_too_low"),
    ],
    "the upper amount": [
      max({ ...range(100, 200), budgetMax: null }, "amount_required"),
      max(range(100, 99), "range_reversed"),
      max(range(200_000, 50), "range_reversed"),
      max(range(100, 500.01), "range_too_wide"),
      max(range(50, 200_000), "range_too_wide"),
      max(range(100, 0), "amount_too_low"),
      max(range(100, 1), "amount_too_low"),
      max(range(100, 200_001), "amount_too_high"),
      max({ ...range(100, 200), budgetMax: { amount: 200_00, currency: "EUR" } }, "currencies_differ"),
      max({ ...range(100, 200), budgetMax: { amount: 200_00, currency: "RON" } }, "currencies_differ"),
    ],
    "the rest": [
      ["no category", { category: null }, "categoryId", "category_required"],
      ["no mode", { mode: null }, "mode", "mode_required"],
      ["nowhere", { placeId: null }, "placeId", "place_required"],
      ["an empty place", { placeId: "" }, "placeId", "place_required"],
      ["no time", { timing: null }, "timing", "timing_required"],
      ["no kind of budget", { budgetKind: null }, "budgetKind", "budget_required"],
      ["no language", { spokenLanguages: [] }, "spokenLanguages", "languages_required"],
    ],
    hours: [
      hours("12:00", "11:00"),
      hours("12:00", "12:00"),
      hours("00:00", "00:00"),
      hours("23:59", "00:00"),
      hours("09:30", "09:29"),
      hours("18:00", "09:00"),
      hours("20:00", "08:00"),
      hours("10:00", "09:59"),
      hours("23:59", "23:59"),
      hours("00:01", "00:00"),
    ],
    "how many offers": [0, 1, 2, 21, 22, 100, 999, -1, -10, Number.NaN].map(offers),
  } as const

  const rows = Object.entries(wrong).flatMap(([field, cases]) =>
    cases.map(
      ([what, given, path, code]) => [field, what, given as Partial<WholeDraft>, path, code] as const,
    ),
  )
  test.each(rows)("%s: %j", (_field, _what, given, path, code) => {
    expect(problemsOf(given).map((problem) => [problem.path, problem.code])).toEqual([[path, code]])
  })

  test("every field that can be wrong in ten ways has them, and every code but those of answers and of rules for texts is there", () => {
    for (const [field, cases] of Object.entries(wrong))
      if (field !== "the rest") expect(cases.length, field).toBeGreaterThanOrEqual(10)
    const seen = new Set<string>(rows.map((row) => row[4]))
    const missing = taskProblemCodes.filter((code) => !seen.has(code))
    expect(missing).toEqual(["text_prohibited", "answer_required", "answer_invalid"])
  })
})

describe("answers to a category's questions", () => {
  const options = ["a", "b"].map((value) => ({ value, label }))
  const ask = (type: CategoryQuestion["type"], required = true): CategoryQuestion[] => [
    { key: "it", type, label, required, ...(type === "select" || type === "multi" ? { options } : {}) },
  ]
  test.each<[CategoryQuestion["type"], Answers[string] | undefined, string | null]>([
    ["text", "a sofa", null],
    ["text", "", "answer_required"],
    ["text", undefined, "answer_required"],
    ["text", 3, "answer_invalid"],
    ["text", ["a"], "answer_invalid"],
    ["number", 0, null],
    ["number", 62.5, null],
    ["number", "3", "answer_invalid"],
    ["number", -1, "answer_invalid"],
    ["number", 1_000_001, "answer_invalid"],
    ["bool", false, null],
    ["bool", "yes", "answer_invalid"],
    ["select", "a", null],
    ["select", "c", "answer_invalid"],
    ["select", ["a"], "answer_invalid"],
    ["multi", ["a", "b"], null],
    ["multi", [], "answer_required"],
    ["multi", ["a", "c"], "answer_invalid"],
    ["multi", "a", "answer_invalid"],
  ])("%s: %j", (type, answer, code) => {
    const answers: Answers = answer === undefined ? {} : { it: answer }
    const found = answerProblems(ask(type), answers)
    expect(found).toEqual(code ? [{ path: "answers.it", code }] : [])
  })

  const unfitting: Record<CategoryQuestion["type"], Answers[string][]> = {
    text: [0, 1, -1, 2.5, true, false, ["a"], ["a", "b"], [""], 1e9],
    number: ["3", "three", "-1", true, false, ["3"], -1, -0.01, 1_000_001, 1e9],
    bool: ["yes", "no", "true", "false", 0, 1, -1, ["true"], ["a", "b"], "1"],
    select: ["c", "A", "a ", " ", "a,b", 0, 1, true, false, ["a"]],
    multi: ["a", "a,b", 0, 1, true, false, ["c"], ["a", "c"], ["A"], [""]],
  }
  test.each(Object.entries(unfitting) as [CategoryQuestion["type"], Answers[string][]][])(
    "ten that do not fit a question of the kind %s",
    (type, answers) => {
      expect(answers).toHaveLength(10)
      for (const it of answers)
        expect([it, answerProblems(ask(type), { it })]).toEqual([
          it,
          [{ path: "answers.it", code: "answer_invalid" }],
        ])
    },
  )

  test("may be left out where they are not required", () => {
    expect(answerProblems(ask("number", false), {})).toEqual([])
  })
})

test("text is published without the blanks around and inside it", () => {
  expect(plainText("  a \t b \n\n\n\n c\u00a0d ")).toBe("a b\n\nc d")
})

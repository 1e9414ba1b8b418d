import { taskProblemCodes } from "@doable/domain/task/problems"
import { locales } from "@doable/domain/locale"
import { describe, expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { blankForm, type TaskForm } from "./form.ts"
import { problemsOf, problemWords } from "./problems.ts"

const today = "2026-07-29"
const whole: TaskForm = {
  ...blankForm("en"),
  title: "Mow the lawn behind the house",
  description: "Two hundred square metres, the mower is here.",
  categoryId: "c1",
  mode: "in_person",
  placeId: "p1",
  timingKind: "flexible",
  budgetKind: "fixed",
  budgetMin: 300_00,
}
const pathsOf = (part: Partial<TaskForm>) =>
  problemsOf({ ...whole, ...part }, [], today).map(({ path }) => path)

describe.each(locales)("in %s", (locale) => {
  const { t } = readWords(locale, ["task-create", "task", "fields"])

  test.each(taskProblemCodes)("%s has words of its own", (code) => {
    const words = problemWords({ path: "title", code, min: 5000, max: 20_000 }, whole, t, locale)
    expect(words).not.toBe(t("task-create:problem.unknown"))
    expect(words).not.toContain("{{")
  })

  test("a code that only the server knows is told in general words", () => {
    const problem = { path: "title", code: "brand_new" }
    expect(problemWords(problem, whole, t, locale)).toBe(t("task-create:problem.unknown"))
  })
})

test("bounds of money are told as money of the chosen currency", () => {
  const { t } = readWords("en", ["task-create", "task", "fields"])
  const euros = { ...whole, currency: "EUR" as const }
  const [problem] = problemsOf({ ...euros, budgetMin: 1_00 }, [], today)
  expect(problem && problemWords(problem, euros, t, "en")).toBe(
    t("task-create:problem.amount_too_low", { min: "€3" }),
  )
})

test.each([
  [50_00, "Введите не менее 50 леев."],
  [1_00, "Введите не менее 1 лея."],
  [22_00, "Введите не менее 22 леев."],
])("in Russian %i bani after «не меньше» stand in their case", (min, words) => {
  const { t } = readWords("ru", ["task-create", "task"])
  const told = problemWords({ path: "budgetMin", code: "amount_too_low", min }, whole, t, "ru")
  expect(told.replaceAll("\u00a0", " ")).toBe(words)
})

test.each<[string, Partial<TaskForm>, string[]]>([
  ["nothing", {}, []],
  ["a place that remote work does not need", { mode: "remote", placeId: null }, []],
  ["an amount that an open budget does not need", { budgetKind: "open", budgetMin: null }, []],
  ["a forgotten upper end that a fixed price does not have", { budgetMax: 1 }, []],
  ["a missing day", { timingKind: "on_date" }, ["timing.date"]],
  ["a day of another kind of timing", { date: "2020-01-01" }, []],
  ["offers in words", { offerCap: "ten" }, ["offerCap"]],
  ["an address without an end", { address: "x".repeat(301) }, ["address"]],
  ["an answer without an end", { answers: { items: "x".repeat(501) } }, ["answers.items"]],
])("with %s the problems are at their fields", (_name, part, paths) => {
  expect(pathsOf(part)).toEqual(paths)
})

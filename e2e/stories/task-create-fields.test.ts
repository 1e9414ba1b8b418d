// Ten wrong inputs for each field: the right words beside it, and nothing that was typed is lost.
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { withBrowser, world } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"
import { choose, field, goOn, hasFocus, post, stepIs } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
let person: OwnPerson

beforeAll(async () => {
  person = await newPerson("Vera Slips")
})

const lei = (amount: string) => `${amount}\u00a0lei`
const unclear = say("fields:amountUnclear", { example: "1,240.50" })
const required = say("task-create:problem.amount_required")
const low = say("task-create:problem.amount_too_low", { min: lei("50") })
const high = say("task-create:problem.amount_too_high", { max: lei("200,000") })
const notFitting = say("task-create:problem.answer_invalid")
const cap = say("task-create:problem.offer_cap_out_of_range", { min: 3, max: 20 })
const long = "a very long text without an end, ".repeat(10)

type Wrong = readonly [typed: string, words: string]

/** Each is told in its words beside the field, which is marked, has the focus and keeps what was typed: how many. */
async function refused(page: Page, path: string, wrong: readonly Wrong[]) {
  const input = field(page, path).locator("input:not([type=hidden]), textarea").first()
  for (const [typed, words] of wrong) {
    await input.fill(typed)
    await goOn(page, say)
    const message = `“${typed.slice(0, 40)}”`
    await told(page, path, words)
    await expect.poll(async () => plain(await input.inputValue()), { message }).toBe(plain(typed))
    await expect.poll(() => input.getAttribute("aria-invalid"), { message }).toBe("true")
    await hasFocus(page, path)
  }
  return wrong.length
}

/** An amount may be written out more clearly than it was typed. */
const plain = (text: string) => (/^[\d,. ]+$/.test(text) ? text.replaceAll(/[, ]/g, "") : text)

async function told(page: Page, path: string, words: string): Promise<true> {
  await field(page, path).getByText(words, { exact: true }).waitFor()
  return true
}

/** A draft that lacks nothing, opened at a step. */
async function open(step: string, draft: Parameters<typeof postTask>[1] = {}) {
  const id = await postTask(person, draft, { isDraft: true })
  return openAs(person, `/tasks/create?draft=${id}&step=${step}`)
}

test("the title", async () => {
  const short = say("task-create:problem.title_too_short", { min: 10 })
  const none = say("task-create:problem.title_required")
  const over = say("task-create:problem.title_too_long", { max: 80 })
  const contacts = say("task-create:problem.title_has_contacts")
  const capitals = say("task-create:problem.title_all_capitals")
  expect(
    await refused(await open("what"), "title", [
      ["", none],
      ["   ", none],
      ["tap", short],
      ["123456789", short],
      ["  clean    up  ", short],
      ["x".repeat(81), over],
      [long.slice(0, 301), over],
      ["Call me on 069 123 456 today", contacts],
      ["Write to ana@mail.md about a fence", contacts],
      ["See www.example.com for the details", contacts],
      ["REPAIR MY KITCHEN TAP", capitals],
      ["ПОЧИНИТЬ КРАН НА КУХНЕ", capitals],
    ]),
  ).toBeGreaterThanOrEqual(10)
})

test("the description", async () => {
  const none = say("task-create:problem.description_required")
  const short = say("task-create:problem.description_too_short", { min: 30 })
  const over = say("task-create:problem.description_too_long", { max: 5000 })
  expect(
    await refused(await open("details"), "description", [
      ["", none],
      ["   ", none],
      ["\n\n\n", none],
      ["Soon.", short],
      ["x".repeat(29), short],
      [`a${" ".repeat(40)}b`, short],
      ["ё".repeat(29), short],
      ["one\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\ntwo", short],
      ["x".repeat(5001), over],
      ["word ".repeat(1100), over],
      ["y".repeat(10_001), over],
    ]),
  ).toBeGreaterThanOrEqual(10)
})

test("a number among the questions of the category", async () => {
  const page = await open("what", { category: "after-renovation" })
  expect(
    await refused(page, "answers.areaM2", [
      ["many", notFitting],
      ["-1", notFitting],
      ["1,2,3", notFitting],
      ["1000001", notFitting],
      ["12 m2", notFitting],
      ["1e5", notFitting],
      ["3/4", notFitting],
      ["двадцать", notFitting],
      ["20-30", notFitting],
      ["~50", notFitting],
    ]),
  ).toBeGreaterThanOrEqual(10)
})

test("a fixed price", async () => {
  expect(
    await refused(await open("budget"), "budgetMin", [
      ["", required],
      ["much", unclear],
      ["-100", unclear],
      ["1.2.3", unclear],
      ["100 lei", unclear],
      ["1e5", unclear],
      ["0", low],
      ["49", low],
      ["49.99", low],
      ["200001", high],
      ["9999999", high],
    ]),
  ).toBeGreaterThanOrEqual(10)
})

test("the upper end of a range", async () => {
  const page = await open("budget", {
    budgetKind: "range",
    budgetMin: { amount: 100_00, currency: "MDL" },
    budgetMax: { amount: 200_00, currency: "MDL" },
  })
  const reversed = say("task-create:problem.range_reversed")
  const wide = say("task-create:problem.range_too_wide", { max: lei("500") })
  expect(
    await refused(page, "budgetMax", [
      ["", required],
      ["more", unclear],
      ["-1", unclear],
      ["2..5", unclear],
      ["20", low],
      ["0", low],
      ["99", reversed],
      ["99.99", reversed],
      ["501", wide],
      ["100000", wide],
      ["200001", high],
    ]),
  ).toBeGreaterThanOrEqual(10)
})

test("how many offers", async () => {
  const wrong = ["", " ", "0", "2", "21", "100", "1000", "-3", "3.5", "ten", "1e1"]
  expect(
    await refused(
      await open("budget"),
      "offerCap",
      wrong.map((typed) => [typed, cap] as const),
    ),
  ).toBeGreaterThanOrEqual(10)
})

test("the address", async () => {
  const page = await open("where")
  const input = field(page, "address").locator("input")
  await input.fill(long.slice(0, 301))
  await field(page, "address")
    .getByText(say("task-create:problem.address_too_long", { max: 300 }))
    .waitFor()
  await expect.poll(async () => (await input.inputValue()).length).toBe(301)
})

describe("what is chosen, not typed", () => {
  test("is asked for at its place", async () => {
    const page = await openAs(person, "/tasks/create?step=where")
    await goOn(page, say)
    expect(await told(page, "mode", say("task-create:problem.mode_required"))).toBe(true)
    expect(await told(page, "timing", say("task-create:problem.timing_required"))).toBe(true)
    await choose(page, "mode", say("task-create:mode.in_person"))
    await choose(page, "timing", say("task-create:timing.on_date"))
    await goOn(page, say)
    expect(await told(page, "placeId", say("task-create:problem.place_required"))).toBe(true)
    expect(await told(page, "timing.date", say("task-create:problem.date_required"))).toBe(true)
  })

  test("hours that end before they begin are told at the end", async () => {
    const page = await open("where", { timing: { kind: "flexible", from: "18:00", to: "09:00" } })
    await goOn(page, say)
    expect(await told(page, "timing.to", say("task-create:problem.hours_reversed"))).toBe(true)
  })

  test("a town written in full is taken on leaving; one that nobody knows is told, not replaced", async () => {
    const page = await open("where", { timing: { kind: "flexible" } })
    await choose(page, "mode", say("task-create:mode.in_person"))
    const town = field(page, "placeId").getByRole("combobox")
    await town.fill("soroca")
    await town.press("Tab")
    await expect.poll(() => town.inputValue()).toBe("Soroca")
    await town.fill("Narnia")
    await town.press("Tab")
    expect(await told(page, "placeId", say("task-create:problem.place_unknown", { text: "Narnia" }))).toBe(
      true,
    )
    await goOn(page, say)
    await stepIs(page, say, "where")
    await expect.poll(() => town.inputValue()).toBe("Narnia")
    await town.fill("botanica")
    await page.getByRole("option", { name: "Botanica" }).first().click()
    await expect.poll(() => town.inputValue()).toContain("Botanica")
    await goOn(page, say)
    await stepIs(page, say, "budget")
  })

  test("a town that the home page did not know is told at the place", async () => {
    const page = await openAs(person, "/tasks/create?text=Feed+the+lion+for+a+week&where=Narnia&step=where")
    expect(await told(page, "placeId", say("task-create:problem.place_unknown", { text: "Narnia" }))).toBe(
      true,
    )
    await expect.poll(() => field(page, "placeId").getByRole("combobox").inputValue()).toBe("Narnia")
  })

  test("exact hours that are no hours, or none at all, are told beside them", async () => {
    const page = await open("where", { timing: { kind: "flexible" } })
    await choose(page, "mode", say("task-create:mode.remote"))
    await page.getByText(say("task-create:when.exact")).click()
    await goOn(page, say)
    expect(await told(page, "timing.from", say("task-create:problem.hours_required"))).toBe(true)
    const from = field(page, "timing.from").getByRole("combobox")
    await from.fill("25:99")
    await goOn(page, say)
    expect(await told(page, "timing.from", say("task-create:problem.time_unknown", { text: "25:99" }))).toBe(
      true,
    )
    await expect.poll(() => from.inputValue()).toBe("25:99")
    await from.fill("18:20")
    await goOn(page, say)
    await stepIs(page, say, "budget")
  })

  test("no language at all is told at the languages", async () => {
    const page = await open("budget")
    await choose(page, "spokenLanguages", "English")
    await goOn(page, say)
    expect(await told(page, "spokenLanguages", say("task-create:problem.languages_required"))).toBe(true)
  })
})

test("what the server alone finds wrong lands at its field, too", async () => {
  const page = await open("check")
  const fields = [{ path: "budgetMin", code: "amount_too_low", min: 5000 }]
  const data = {
    code: "BAD_REQUEST",
    httpStatus: 400,
    path: "task.publish",
    refusal: "task_incomplete",
    fields,
  }
  const body = JSON.stringify([{ error: { message: "task_incomplete", code: -32600, data } }])
  const headers = {
    "access-control-allow-origin": world.webUrl,
    "access-control-allow-credentials": "true",
    "content-type": "application/json",
  }
  await page.route("**/trpc/task.publish**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 400, headers, body }) : route.continue(),
  )
  await post(page, say)
  await stepIs(page, say, "budget")
  expect(await told(page, "budgetMin", low)).toBe(true)
  await hasFocus(page, "budgetMin")
})

test("on the last step everything that is missing is listed and leads to its place", async () => {
  const page = await openAs(person, "/tasks/create?step=check")
  await page.getByRole("heading", { name: /things are still missing/ }).waitFor()
  await page.getByRole("link", { name: say("task-create:problem.budget_required") }).click()
  await stepIs(page, say, "budget")
  await expect.poll(() => new URL(page.url()).searchParams.get("step")).toBe("budget")
})

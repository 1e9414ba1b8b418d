import { beforeAll, describe, expect, test } from "vitest"
import type { TaskFilter, TaskSort } from "@doable/domain/task/input"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { anApi } from "../../../test/api.ts"
import { aFile } from "../../../test/factories.ts"
import { aPlace, aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { taskFiles } from "../../platform/db/schema/task.ts"
import type { TaskCard } from "../answers.ts"

// A Tuesday, so that a week has days before and behind it.
const now = new Date("2026-08-04T09:00:00Z")
const world = anApi({ now: () => now })

type List = {
  data: TaskCard[]
  total: number
  totalIsEstimate: boolean
  nextCursor: string | null
  sort: TaskSort
  isCorrected: boolean
}
type Caller = Awaited<ReturnType<typeof aCaller>>

let ana: Caller
let seeker: Caller
/** Titles start with a name of one letter, by which the expectations are written. */
const list = (filter: TaskFilter = {}, rest: object = {}) =>
  seeker.ask<List>("task.getList", { filter, ...rest })
const names = ({ data }: List) => data.map(({ title }) => title.slice(0, 1)).join("")
const found = async (filter: TaskFilter, rest: object = {}) =>
  [...names(await list(filter, rest))].toSorted().join("")
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const today = dayOf(now)

let ids: Record<"plumbing" | "electrical" | "home" | "web" | "it", string>

beforeAll(async () => {
  ana = await aCaller(world)
  seeker = await aCaller(world)
  const { db } = world
  const [plumbing, electrical, web] = await Promise.all(
    ["plumbing", "electrical", "web-development"].map((slug) => categoryOf(db, slug)),
  )
  if (!plumbing?.parentId || !electrical || !web?.parentId) throw new Error("no categories")
  ids = {
    plumbing: plumbing.id,
    electrical: electrical.id,
    home: plumbing.parentId,
    web: web.id,
    it: web.parentId,
  }
  const inHome = { parentCategoryId: ids.home }
  await aPlace(db, { id: "chisinau" })
  await aPlace(db, { id: "botanica", kind: "sector", parentId: "chisinau", lat: 46.985, lng: 28.855 })
  await aPlace(db, { id: "balti", lat: 47.7617, lng: 27.9289 })
  const inChisinau = {
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    publicLat: 47.01,
    publicLng: 28.86,
  } as const
  const inBotanica = {
    mode: "in_person",
    placeId: "botanica",
    cityId: "chisinau",
    publicLat: 46.985,
    publicLng: 28.855,
  } as const
  const inBalti = {
    mode: "in_person",
    placeId: "balti",
    cityId: "balti",
    publicLat: 47.7617,
    publicLng: 27.9289,
  } as const
  const fixed = (amount: number, budgetCurrency: "MDL" | "RON" | "EUR" = "MDL") =>
    ({ budgetKind: "fixed", budgetMin: amount, budgetMax: amount, budgetCurrency }) as const

  const a = await aTask(db, ana.user, {
    title: "A: mend a dripping tap in the kitchen",
    categoryId: ids.plumbing,
    ...inHome,
    ...inChisinau,
    ...fixed(300_00),
    publishedAt: ago(1),
    pictureCount: 1,
    offerCount: 2,
  })
  const picture = await aFile(db, ana.user, { purpose: "picture", key: "a" })
  await db.insert(taskFiles).values({ taskId: a.id, fileId: picture.id, position: 0 })
  await aTask(db, ana.user, {
    title: "B: заменить розетки в спальне",
    description: "Две старые розетки искрят, нужен электрик с инструментом и опытом.",
    lang: "ru",
    categoryId: ids.electrical,
    ...inHome,
    ...inBotanica,
    budgetKind: "range",
    budgetMin: 500_00,
    budgetMax: 900_00,
    spokenLanguages: ["ru", "ro"],
    publishedAt: ago(5),
    offerCount: 9,
    needsVerification: true,
    timingKind: "on_date",
    dueDate: today,
  })
  await aTask(db, ana.user, {
    title: "C: montez chiuveta în baie, țevi vechi",
    description: "Chiuveta e cumpărată, trebuie montată și legată la canalizare.",
    lang: "ro",
    categoryId: ids.plumbing,
    ...inHome,
    ...inBalti,
    ...fixed(200_00, "RON"),
    spokenLanguages: ["ro"],
    publishedAt: ago(30),
    timingKind: "before_date",
    dueDate: addDays(today, 5),
    isUrgent: true,
  })
  await aTask(db, ana.user, {
    title: "D: build a small online shop",
    description: "Twenty products, two languages, payments by card and a blog.",
    categoryId: ids.web,
    parentCategoryId: ids.it,
    ...fixed(2_000_00, "EUR"),
    publishedAt: ago(100),
    timingKind: "before_date",
    dueDate: addDays(today, 40),
    offerCount: 1,
  })
  await aTask(db, ana.user, {
    title: "E: a website for a bakery",
    description: "One page with a map, a menu and photos of bread.",
    categoryId: ids.web,
    parentCategoryId: ids.it,
    budgetKind: "open",
    publishedAt: ago(24 * 20),
  })
  const unseen = { title: "X: nobody sees this one on the wall" }
  await aTask(db, ana.user, { ...unseen, status: "held", holdReason: "near_duplicate" })
  await aTask(db, ana.user, { ...unseen, status: "draft" })
  await aTask(db, ana.user, { ...unseen, visibility: "invited_only" })
  await aTask(db, ana.user, { ...unseen, status: "cancelled" })
  await aTask(db, ana.user, {
    title: "Z: done and dusted, as agreed",
    status: "completed",
    publishedAt: ago(2),
    ...inChisinau,
    dueDate: today,
  })
})

test("without a wish the newest come first, and only what is open to all", async () => {
  const all = await list()
  expect(names(all)).toBe("ABCDE")
  expect(all).toMatchObject({ total: 5, totalIsEstimate: false, nextCursor: null, sort: "newest" })
})

test("a card says what a slip on the wall says", async () => {
  const [card] = (await list({ categoryIds: [ids.plumbing] })).data
  expect(card).toMatchObject({
    status: "open",
    lang: "en",
    category: { id: ids.plumbing, parentId: ids.home, slug: "plumbing", name: { en: "Plumbing" } },
    mode: "in_person",
    place: { id: "chisinau", name: { ru: "Кишинёв" }, city: null },
    timing: { kind: "flexible", date: null, window: "any", from: null, to: null },
    budgetKind: "fixed",
    budgetMin: { amount: 300_00, currency: "MDL" },
    offerCount: 2,
    offerCap: 10,
    spokenLanguages: ["en"],
    publishedAt: ago(1).toISOString(),
    pictureCount: 1,
    pictureUrl: expect.stringMatching(/\/files\/[\da-f-]{36}$/),
    owner: { id: ana.user.id, name: "Maria R." },
    isSaved: false,
    distanceKm: null,
    why: ["newest"],
  })
})

describe("filters", () => {
  const one = (filter: TaskFilter) => filter
  test.each<[string, () => TaskFilter, string]>([
    ["a leaf", () => one({ categoryIds: [ids.plumbing] }), "AC"],
    ["a parent with its leaves", () => one({ categoryIds: [ids.home] }), "ABC"],
    ["several categories", () => one({ categoryIds: [ids.electrical, ids.it] }), "BDE"],
    [
      "a category that does not exist",
      () => one({ categoryIds: ["00000000-0000-4000-8000-000000000000"] }),
      "",
    ],
    ["remote work", () => one({ mode: "remote" }), "DE"],
    ["work on the spot", () => one({ mode: "in_person" }), "ABC"],
    ["a city with its sectors", () => one({ placeId: "chisinau" }), "AB"],
    ["a sector", () => one({ placeId: "botanica" }), "B"],
    ["a place nobody knows", () => one({ placeId: "atlantis" }), ""],
    ["a city and a category", () => one({ placeId: "chisinau", categoryIds: [ids.plumbing] }), "A"],
    ["ten kilometres around", () => one({ near: { lat: 47.01, lng: 28.86, radiusKm: 10 } }), "AB"],
    ["two kilometres around", () => one({ near: { lat: 47.01, lng: 28.86, radiusKm: 2 } }), "A"],
    ["two hundred kilometres around", () => one({ near: { lat: 47.01, lng: 28.86, radiusKm: 200 } }), "ABC"],
    ["at least so much, in lei", () => one({ budgetMin: 600_00 }), "B"],
    ["at most so much, in lei", () => one({ budgetMax: 600_00 }), "AB"],
    ["at most so much, in euros", () => one({ budgetMax: 5_000_00, currency: "EUR" }), "D"],
    ["a currency", () => one({ currency: "RON" }), "C"],
    ["budgets of one kind", () => one({ budgetKinds: ["range"] }), "B"],
    ["budgets of two kinds", () => one({ budgetKinds: ["range", "open"] }), "BE"],
    ["today", () => one({ timing: "today" }), "B"],
    ["this week, which ends on Sunday", () => one({ timing: "this_week" }), "BC"],
    ["any time", () => one({ timing: "any" }), "ABCDE"],
    ["days from and to", () => one({ dateFrom: addDays(today, 3), dateTo: addDays(today, 60) }), "CD"],
    ["a spoken language", () => one({ languages: ["ro"] }), "BC"],
    ["either of two languages", () => one({ languages: ["en", "ru"] }), "ABDE"],
    ["with pictures", () => one({ hasPhotos: true }), "A"],
    ["few offers", () => one({ offersMax: 1 }), "CDE"],
    ["urgent ones", () => one({ urgentOnly: true }), "C"],
    ["open to doers without a check", () => one({ verifiedOnlyFits: true }), "ACDE"],
    ["of the last day", () => one({ postedWithin: 1 }), "AB"],
    ["of the last three days", () => one({ postedWithin: 3 }), "ABC"],
    ["of the last week", () => one({ postedWithin: 7 }), "ABCD"],
    ["of the last month", () => one({ postedWithin: 30 }), "ABCDE"],
    ["without a word", () => one({ excludeWords: ["bakery"] }), "ABCD"],
    ["without two words", () => one({ excludeWords: ["bakery", "розетка"] }), "ACD"],
    ["that are done", () => one({ status: "completed" }), "Z"],
    [
      "everything at once",
      () =>
        one({
          q: "tap",
          categoryIds: [ids.home],
          placeId: "chisinau",
          mode: "in_person",
          budgetMin: 100_00,
          languages: ["en"],
          hasPhotos: true,
          postedWithin: 1,
        }),
      "A",
    ],
    [
      "everything at once and one thing wrong",
      () => one({ q: "tap", categoryIds: [ids.home], mode: "remote" }),
      "",
    ],
  ])("%s", async (_title, filter, expected) => {
    expect(await found(filter())).toBe(expected)
    expect((await list(filter())).total).toBe(expected.length)
    expect(await found(filter(), { sort: "best_match" })).toBe(expected)
  })
})

describe("sorts", () => {
  const near = { lat: 47.01, lng: 28.86 }
  test.each<[TaskSort, TaskFilter, string, string]>([
    ["newest", {}, "ABCDE", "newest"],
    ["due_soon", {}, "BCD", "due"],
    ["budget_high", { currency: "MDL" }, "BAE", "budget"],
    ["budget_low", { currency: "MDL" }, "ABE", "budget"],
    ["budget_high", { currency: "EUR" }, "D", "budget"],
    ["fewest_offers", {}, "CEDAB", "offers"],
    ["fewest_offers", { categoryIds: [] }, "CEDAB", "offers"],
    ["nearest", { near }, "ABC", "distance"],
    ["nearest", { near, languages: ["ro"] }, "BC", "distance"],
    ["nearest", { placeId: "chisinau" }, "AB", "distance"],
  ])("%s of %j", async (sort, filter, expected, why) => {
    const answer = await list(filter, { sort })
    expect(names(answer).slice(0, expected.length)).toBe(expected)
    expect(answer.data[0]?.why).toEqual([why])
    expect(answer.sort).toBe(sort)
  })

  test("nearest says how far, and without a place to start from the newest come first", async () => {
    const { data } = await list({ near }, { sort: "nearest" })
    expect(data.map(({ distanceKm }) => distanceKm)).toEqual([
      0,
      expect.closeTo(2.8, 0),
      expect.closeTo(110, -1),
    ])
    expect(await list({}, { sort: "nearest" })).toMatchObject({ sort: "newest", total: 5 })
  })

  test("a task that found its doer shows neither when nor where", async () => {
    const [card] = (await list({ status: "completed" })).data
    expect(card).toMatchObject({ place: null, timing: null, excerpt: "", pictureUrl: null })
  })
})

import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { night, save } from "../../test/saved-search/searches.ts"
import { aTask, categoryOf } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { savedSearchMatches } from "../platform/db/schema/saved-search.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { SavedSearch, SearchPreview } from "./answers.ts"

const world = anApi()
type List = { data: SavedSearch[]; total: number }

const aSearch = (given: object = {}) => ({
  payload: { scope: "task", name: "Taps", filters: { q: "tap" }, excludeWords: ["kitchen"], ...given },
})

test("a search is saved with what the list was asked for, changed and deleted by its owner alone", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const plumbing = await categoryOf(world.db)
  const filters = { q: "tap", categoryIds: [plumbing.id], placeId: "618426", postedWithin: 7, status: "open" }
  const made = await ana.tell<SavedSearch>("savedSearch.create", aSearch({ filters, quietHours: night }))
  expect(made).toMatchObject({
    scope: "task",
    name: "Taps",
    // What only older tasks can have says nothing about new ones.
    filters: { q: "tap", categoryIds: [plumbing.id], placeId: "618426" },
    excludeWords: ["kitchen"],
    frequency: "instant",
    quietHours: night,
    matchCount7d: 0,
    lastMatchAt: null,
    categories: [{ slug: "plumbing" }],
    place: { id: "618426", city: null },
  })
  expect(made.filters).not.toHaveProperty("postedWithin")

  const changed = { name: "Only taps", frequency: "daily", excludeWords: [], quietHours: null }
  for (const [id, payload] of [
    [made.id, changed],
    [made.id, {}],
  ] as const) {
    expect(await ion.tryTell("savedSearch.update", { id, payload })).toBe("saved_search_not_found")
  }
  expect(await ion.tryTell("savedSearch.delete", { id: made.id })).toBe("saved_search_not_found")
  expect(await ana.tell("savedSearch.update", { id: made.id, payload: changed })).toMatchObject(changed)
  expect((await ana.ask<List>("savedSearch.getMy")).data).toMatchObject([changed])
  expect((await ion.ask<List>("savedSearch.getMy")).data).toEqual([])
  await ana.tell("savedSearch.delete", { id: made.id })
  expect(await ana.ask<List>("savedSearch.getMy")).toEqual({ data: [], total: 0 })
})

test("what a search found this week is counted as far as people see it, and only where it's asked for", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const [many, few] = [await ana.tell<SavedSearch>("savedSearch.create", aSearch()), await save(ana, "sofa")]
  const now = Date.now()
  const day = 24 * 60 * 60 * 1000
  const task = await aTask(world.db, ion.user)
  const copies = Array.from({ length: 101 }, () => ({ ...task, id: randomUUID() }))
  const made = await world.db.insert(tasks).values(copies).returning({ id: tasks.id })
  await world.db.insert(savedSearchMatches).values([
    ...made.map(({ id }) => ({ searchId: many.id, foundId: id, matchedAt: new Date(now) })),
    ...made.slice(0, 3).map(({ id }, at) => ({
      searchId: few.id,
      foundId: id,
      matchedAt: new Date(now - at * 6 * day),
    })),
  ])
  const found = async (input: object) => {
    const { data } = await ana.ask<List>("savedSearch.getMy", input)
    return [many, few].map(({ id }) => data.find((one) => one.id === id)?.matchCount7d)
  }
  expect(await found({})).toEqual([100, 2])
  expect(await found({ counted: false })).toEqual([null, null])
  const { data } = await ana.ask<List>("savedSearch.getMy", {})
  expect(data.map(({ lastMatchAt }) => lastMatchAt)).toEqual(Array(2).fill(new Date(now).toISOString()))
})

test("a time zone is kept by its own name", async () => {
  const ana = await aCaller(world)
  const quietHours = { ...night, tz: "europe/CHISINAU" }
  const made = await ana.tell<SavedSearch>("savedSearch.create", aSearch({ quietHours }))
  expect(made.quietHours).toEqual(night)
})

test("a preview takes as many words as a search that is saved", async () => {
  const ana = await aCaller(world)
  const filter = { q: "one two three four five six" }
  expect(await ana.tryAsk("savedSearch.preview", { filter })).toMatchObject([{ path: "filter.q" }])
})

test("a search for doers has alerts too", async () => {
  const ana = await aCaller(world)
  const payload = { scope: "provider", name: "Plumbers", filters: { verifiedOnly: true } }
  const { id, frequency } = await ana.tell<SavedSearch>("savedSearch.create", { payload })
  expect(frequency).toBe("instant")
  const changed = { name: "Good ones", frequency: "daily", excludeWords: ["wooden"] }
  expect(await ana.tell("savedSearch.update", { id, payload: changed })).toMatchObject({
    scope: "provider",
    ...changed,
    filters: { verifiedOnly: true },
  })
})

test.each([
  [{ name: " " }, "payload.name"],
  [{ filters: { q: "one two three four five six" } }, "payload.filters.q"],
  [{ excludeWords: ["1", "2", "3", "4", "5", "6"] }, "payload.excludeWords"],
  [{ quietHours: { ...night, tz: "Mars/Base" } }, "payload.quietHours.tz"],
  [{ quietHours: { ...night, to: "22:00" } }, "payload.quietHours.to"],
  [{ frequency: "weekly" }, "payload.frequency"],
])("%o is refused at %s", async (given, path) => {
  const ana = await aCaller(world)
  expect(await ana.tryTell("savedSearch.create", aSearch(given))).toMatchObject([{ path }])
})

test("twenty searches are the limit, also when they arrive at the same time", async () => {
  const ana = await aCaller(world)
  for (let count = 0; count < 18; count++) await ana.tell("savedSearch.create", aSearch())
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => ana.tryTell("savedSearch.create", aSearch())),
  )
  expect(tries.filter((outcome) => outcome === "done")).toHaveLength(2)
  expect(tries.filter((outcome) => outcome === "saved_search_limit_reached")).toHaveLength(3)
  expect((await ana.ask<List>("savedSearch.getMy")).total).toBe(20)
})

test("a preview counts the last seven days by day, and says what the words leave out", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const title = "Replace a quimby hinge"
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
  await aTask(world.db, ion.user, { title, foldedTitle: "replace a quimby hinge" })
  await aTask(world.db, ion.user, { title, foldedTitle: "quimby", publishedAt: hoursAgo(49) })
  await aTask(world.db, ion.user, { title, foldedTitle: "quimby", publishedAt: hoursAgo(24 * 9) })
  await aTask(world.db, ion.user, { title, foldedTitle: "quimby", visibility: "invited_only" })
  await aTask(world.db, ion.user, { title: "Quimby, wooden", foldedTitle: "quimby voden" })
  await aTask(world.db, ana.user, { title, foldedTitle: "quimby" })
  const input = { filter: { q: "quimby" }, excludeWords: ["wooden"] }
  const preview = await ana.ask<SearchPreview>("savedSearch.preview", input)
  expect(preview).toMatchObject({ total: 2, leftOut: 1, isMore: false })
  expect(preview.data.map((task) => task.title)).toEqual([title, title])
  expect(preview.days).toHaveLength(7)
  expect(preview.days.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(2)
  expect(preview.days.at(-1)?.count).toBe(1)
})

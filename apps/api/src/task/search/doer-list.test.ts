import { beforeAll, expect, test } from "vitest"
import { eq } from "../../platform/db/drizzle.ts"
import type { TaskFilter, TaskSort } from "@doable/domain/task/input"
import { anApi } from "../../../test/api.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aPlace, aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { TaskCard } from "../answers.ts"

const world = anApi()
type Caller = Awaited<ReturnType<typeof aCaller>>
type List = { data: TaskCard[]; sort: TaskSort; usualSort: TaskSort; nextCursor: string | null }

let doer: Caller
let profileId: string
const ids: Record<string, string> = {}

const list = (who: Caller, filter: TaskFilter = {}, rest: object = {}) =>
  who.ask<List>("task.getList", { filter, ...rest })
const names = ({ data }: List) => data.map(({ title }) => title.slice(0, 1)).join("")

beforeAll(async () => {
  const { db } = world
  const [ana, eva] = [await aCaller(world), await aCaller(world)]
  doer = eva
  const slugs = ["plumbing", "electrical", "web-development"]
  const [plumbing, electrical, web] = await Promise.all(slugs.map((slug) => categoryOf(db, slug)))
  if (!plumbing?.parentId || !electrical || !web?.parentId) throw new Error("no categories")
  await aPlace(db, { id: "chisinau" })
  await aPlace(db, { id: "balti", lat: 47.7617, lng: 27.9289 })
  Object.assign(ids, { plumbing: plumbing.id, web: web.id })
  const profile = await aProvider(db, eva.user, {
    status: "published",
    mode: "in_person",
    placeId: "chisinau",
    cityId: "chisinau",
    lat: 47.01,
    lng: 28.86,
    publicLat: 47.01,
    publicLng: 28.86,
    spokenLanguages: ["ro"],
  })
  profileId = profile.id
  await db.update(users).set({ accountType: "PROVIDER" }).where(eq(users.id, eva.user.id))

  const ago = (hours: number) => ({ publishedAt: new Date(Date.now() - hours * 3_600_000) })
  const inPerson = (id: string, lat: number, lng: number) =>
    ({ mode: "in_person", placeId: id, cityId: id, publicLat: lat, publicLng: lng }) as const
  const here = inPerson("chisinau", 47.01, 28.86)
  const there = inPerson("balti", 47.7617, 27.9289)
  const home = { parentCategoryId: plumbing.parentId }
  const task = (title: string, given: object) => aTask(db, ana.user, { title, ...given })
  await task("A: a website for a bakery", { categoryId: web.id, parentCategoryId: web.parentId, ...ago(1) })
  await task("B: a tap that drips, far away", { categoryId: plumbing.id, ...home, ...there, ...ago(2) })
  await task("C: a lamp in the hall", { categoryId: electrical.id, ...home, ...here, ...ago(3) })
  await task("D: a tap that drips nearby", {
    categoryId: plumbing.id,
    ...home,
    ...here,
    ...ago(4),
    spokenLanguages: ["ro"],
  })
})

test("doers see first what suits their profile, everybody else the newest", async () => {
  const visitor = await aCaller(world)
  const all = await list(visitor)
  expect([names(all), all.sort, all.usualSort]).toEqual(["ABCD", "newest", "newest"])
  const own = await list(doer)
  expect([names(own), own.sort, own.usualSort]).toEqual(["DCBA", "best_match", "best_match"])
  expect(own.data[0]?.why.slice(0, 3)).toEqual(["trade", "base", "speech"])
  expect(own.data[0]?.distanceKm, "nobody asked how far").toBeNull()
})

test("a doer who asks for another order gets it, and pages go on in the order they began", async () => {
  expect(await list(doer, {}, { sort: "newest" })).toMatchObject({ sort: "newest", usualSort: "best_match" })
  const first = await list(doer, {}, { pagination: { limit: 2, offset: 0 } })
  const next = await list(doer, {}, { pagination: { limit: 2, offset: 0 }, cursor: first.nextCursor })
  expect(names(first) + names(next)).toBe("DCBA")
})

test("what is asked for wins over the profile, and is told as asked for", async () => {
  const filter: TaskFilter = {
    categoryIds: [ids["web"] ?? ""],
    near: { lat: 47.01, lng: 28.86 },
    languages: ["en"],
  }
  const [card] = (await list(doer, filter)).data
  expect(card?.why).toEqual(expect.arrayContaining(["category", "remote", "language"]))
  const near = await list(doer, { near: { lat: 47.7617, lng: 27.9289 } })
  expect(near.data.find(({ title }) => title.startsWith("B"))?.why).toContain("near")
})

test("without a public profile a doer is like everybody else", async () => {
  const hide = (status: "paused" | "published") =>
    world.db.update(providerProfiles).set({ status }).where(eq(providerProfiles.id, profileId))
  await hide("paused")
  expect(await list(doer)).toMatchObject({ sort: "newest", usualSort: "newest" })
  await hide("published")
})

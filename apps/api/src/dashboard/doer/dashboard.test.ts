import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { anInvite, anOffer } from "../../../test/deal-factories.ts"
import { aContact } from "../../../test/factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aPlace, aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { runProviderTimers } from "../../provider/applications/provider-timers.ts"

let now = new Date("2026-08-04T09:00:00Z")
const world = anApi({ now: () => now })
const dayMs = 24 * 60 * 60 * 1000

type Matching = { data: { title: string }[]; total: number }
type Dashboard = {
  metrics: { key: string; value: number; previous: number }[]
  views: { day: string; views: number }[]
  rankHints: string[]
}

async function aDoer(given: Parameters<typeof aProvider>[2] = {}) {
  const caller = await aCaller(world)
  return { ...caller, profile: await aProvider(world.db, caller.user, given) }
}
const look = async (id: string) => (await aCaller(world)).ask("provider.getById", { id })

describe("the doer's figures", () => {
  test("count each person once a day, never the doer, and survive being added up twice", async () => {
    const ion = await aDoer()
    const ana = await aCaller(world)
    const { id } = ion.profile
    const show = () => ion.ask<Dashboard>("provider.getStats", { period: 7 })
    for (const who of [ana, ana, ion]) await who.ask("provider.getById", { id })
    await look(id)
    expect((await show()).metrics[0]).toEqual({ key: "views", value: 2, previous: 0 })
    now = new Date(now.getTime() + dayMs)
    await look(id)
    for (const _ of [1, 2]) await runProviderTimers(world.db, now)
    const { views, metrics } = await show()
    expect(views).toHaveLength(7)
    expect(views.slice(-2)).toEqual([
      { day: "2026-08-04", views: 2 },
      { day: "2026-08-05", views: 1 },
    ])
    expect(metrics[0]).toMatchObject({ value: 3, previous: 0 })
    now = new Date(now.getTime() + 7 * dayMs)
    expect((await show()).metrics[0]).toMatchObject({ value: 0, previous: 3 })
  })

  test("show open tasks that the doer could do, and no others", async () => {
    await aPlace(world.db, { id: "chisinau" })
    const ion = await aDoer({
      mode: "both",
      placeId: "chisinau",
      cityId: "chisinau",
      publicLat: 47.01,
      publicLng: 28.86,
      radiusKm: 20,
      spokenLanguages: ["ro"],
    })
    const ana = await aCaller(world)
    const ro = { spokenLanguages: ["ro"] as ("ro" | "en")[] }
    const near = { mode: "in_person", placeId: "chisinau", cityId: "chisinau" } as const
    const web = await categoryOf(world.db, "web-development")
    await aTask(world.db, ana.user, { ...ro, title: "A from afar" })
    await aTask(world.db, ana.user, {
      ...ro,
      ...near,
      publicLat: 47.02,
      publicLng: 28.9,
      title: "B next door",
    })
    await aTask(world.db, ana.user, {
      ...ro,
      ...near,
      publicLat: 47.76,
      publicLng: 27.92,
      title: "C far away",
    })
    await aTask(world.db, ana.user, { ...ro, categoryId: web.id, title: "D of another trade" })
    await aTask(world.db, ana.user, { spokenLanguages: ["en"], title: "E in another language" })
    await aTask(world.db, ana.user, { ...ro, needsVerification: true, title: "F for verified doers" })
    await aTask(world.db, ion.user, { ...ro, title: "G of one's own" })
    const asked = await aTask(world.db, ana.user, { ...ro, title: "H with an invite" })
    await anInvite(world.db, asked, ion.user)
    const answered = await aTask(world.db, ana.user, { ...ro, title: "I with an offer" })
    await anOffer(world.db, answered, ion.user)
    const matching = await ion.ask<Matching>("provider.getMatching")
    expect(matching.data.map(({ title }) => title.slice(0, 1)).toSorted()).toEqual(["A", "B"])
    expect(matching.total).toBe(2)
  })

  test("say what would raise the rank: a number, a check, a fuller profile", async () => {
    const ion = await aDoer()
    const hints = async () => (await ion.ask<Dashboard>("provider.getStats", {})).rankHints
    expect(await hints()).toEqual(["phone", "verification", "profile"])
    const phone = await aContact(world.db, ion.user, { type: "phone", value: "+37369000001" })
    await ion.tell("contact.update", { id: phone.id, payload: { isPrimary: true } })
    expect(await hints()).toEqual(["verification", "profile"])
  })

  test("belong to doers", async () => {
    const ana = await aCaller(world)
    for (const part of ["provider.getDashboard", "provider.getMatching", "provider.getStats"])
      expect(await ana.tryAsk(part, {})).toBe("provider_not_found")
  })
})

test("doers are saved and listed, counted once each, and leave the list when they are gone from it", async () => {
  const [ion, ana] = [await aDoer(), await aCaller(world)]
  const target = { targetType: "provider", targetId: ion.profile.id }
  type Saved = { targetType: string; data: { id: string; isSaved: boolean }[]; total: number }
  const saved = () => ana.ask<Saved>("favourite.getMy", { targetType: "provider" })
  await Promise.all([1, 2, 3].map(() => ana.tell("favourite.add", target)))
  expect(await saved()).toMatchObject({
    targetType: "provider",
    total: 1,
    data: [{ id: ion.profile.id, isSaved: true }],
  })
  const mine = () => ion.ask<{ own: { savedCount: number } }>("provider.getMy")
  expect((await mine()).own.savedCount).toBe(1)
  // A paused profile isn't found, and comes back afterwards.
  await ion.tell("provider.pause", { id: ion.profile.id })
  expect((await saved()).total).toBe(0)
  await ion.tell("provider.resume", { id: ion.profile.id })
  expect((await saved()).total).toBe(1)
  await ana.tell("favourite.remove", target)
  await ana.tell("favourite.remove", target)
  expect([(await saved()).total, (await mine()).own.savedCount]).toEqual([0, 0])
  expect(await ana.tryTell("favourite.add", { ...target, targetId: crypto.randomUUID() })).toBe(
    "provider_not_found",
  )
})

test("a category says how many doers it has; who works in two of its leaves is one", async () => {
  const branch = "tutoring"
  await aDoer({ categories: ["languages", "music-arts"] })
  await aDoer({ categories: ["languages"] })
  await aDoer({ categories: ["languages"], status: "paused" })
  const ana = await aCaller(world)
  const doersOf = async (id: string) => (await ana.ask<{ doers: number }>("category.getById", { id })).doers
  expect([await doersOf(branch), await doersOf("languages"), await doersOf("music-arts")]).toEqual([2, 2, 1])
})

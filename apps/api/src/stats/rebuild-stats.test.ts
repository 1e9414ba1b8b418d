import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aContact, aFile } from "../../test/factories.ts"
import { aBio, aProvider, aService } from "../../test/provider-factories.ts"
import { aPlace, aTask, categoryOf } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { ProviderAnswer, ServiceAnswer } from "../provider/answers.ts"
import { rebuildStats, type Difference } from "./rebuild-stats.ts"

const world = anApi()

async function rebuild() {
  const told: Difference[] = []
  const found = await rebuildStats(world.db, (difference) => told.push(difference))
  expect(found).toBe(told.length)
  return told
}

test("after every action that changes them, the figures are those of the facts", async () => {
  await aPlace(world.db, { id: "chisinau" })
  const avatar = { image: "http://localhost:4201/files/me" }
  const [ion, ana, ema] = [await aCaller(world, avatar), await aCaller(world), await aCaller(world)]
  const [plumbing, web] = [await categoryOf(world.db), await categoryOf(world.db, "web-development")]
  const pictures = await Promise.all([1, 2, 3].map(() => aFile(world.db, ion.user, { purpose: "picture" })))
  const { id } = await ion.tell<ProviderAnswer>("provider.create", {
    payload: {
      headline: "Plumber with fifteen years of practice",
      bio: aBio,
      categoryIds: [plumbing.id, web.id],
      mode: "in_person",
      placeId: "chisinau",
      hourlyRate: { amount: 200_00, currency: "MDL" },
      portfolio: pictures.map(({ id: fileId }) => ({ fileId })),
    },
  })
  expect(await rebuild()).toEqual([])
  await ion.tell("provider.publish", { id })
  const service = {
    categoryId: plumbing.id,
    title: "Change a kitchen tap",
    description: "The old tap off, the new one on, and everything dry.",
    priceKind: "fixed",
    price: { amount: 150_00, currency: "MDL" },
  }
  const made = await ion.tell<ServiceAnswer>("providerService.create", { payload: service })
  const target = { targetType: "provider", targetId: id }
  await Promise.all([ana, ema, ion].map((who) => who.tell("favourite.add", target)))
  const phone = await aContact(world.db, ion.user, { type: "phone", value: "+37369000002" })
  await ion.tell("contact.update", { id: phone.id, payload: { isPrimary: true } })
  expect(await rebuild()).toEqual([])

  await Promise.all([
    ana.tell("favourite.remove", target),
    ion.tell("providerService.update", { id: made.id, payload: { ...service, title: "Replace a boiler" } }),
    ion.tell("provider.update", { id, version: 2, payload: { portfolio: [], categoryIds: [web.id] } }),
  ])
  const task = await aTask(world.db, ana.user)
  await ion.tell("favourite.add", { targetType: "task", targetId: task.id })
  expect(await rebuild()).toEqual([])
  await ion.tell("providerService.delete", { id: made.id })
  await ion.tell("provider.pause", { id })
  await ion.tell("provider.resume", { id })
  expect(await rebuild()).toEqual([])
})

test("what went wrong all the same is told, mended, and then right", async () => {
  const ion = await aCaller(world)
  const profile = await aProvider(world.db, ion.user)
  await aService(world.db, profile)
  const task = await aTask(world.db, ion.user)
  await world.db
    .update(providerProfiles)
    .set({ savedCount: 7, priceFrom: 1, priceCurrency: "EUR", level: "verified", foldedWords: "nonsense" })
    .where(eq(providerProfiles.id, profile.id))
  await world.db.update(tasks).set({ savedCount: 3 }).where(eq(tasks.id, task.id))
  const told = await rebuild()
  expect(told.map(({ column }) => column).toSorted()).toEqual([
    "foldedWords",
    "level",
    "priceCurrency",
    "priceFrom",
    "savedCount",
    "savedCount",
  ])
  expect(told).toContainEqual({ table: "tasks", id: task.id, column: "savedCount", was: 3, is: 0 })
  expect(await rebuild()).toEqual([])
})

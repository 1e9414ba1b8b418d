import { randomUUID } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import type { TaskAnswer, taskPage } from "../answers.ts"
import type { z } from "zod"

const world = anApi()
type Page = z.infer<typeof taskPage>

async function draftsOf(who: Awaited<ReturnType<typeof aCaller>>) {
  return (await who.ask<{ total: number }>("task.getMy", { status: ["draft"] })).total
}

test("a draft whose first answer was lost is told again under its key, and there is still one", async () => {
  const ana = await aCaller(world)
  const key = randomUUID()
  const begin = (title: string) => ana.tell("task.create", { key, payload: { title } })
  const [first, ...others] = await Promise.all(["One", "One", "One"].map(begin))
  const later = await begin("One and more")
  expect(new Set([first, ...others, later].map((task) => task?.id)).size).toBe(1)
  expect(later).toMatchObject({ title: "One and more", version: 1 })
  expect(await draftsOf(ana)).toBe(1)
})

test("what was changed by its id since is not overwritten, and what was posted is no draft", async () => {
  const ana = await aCaller(world)
  const key = randomUUID()
  const payload = await wholePayload(world.db)
  const { id } = await ana.tell("task.create", { key, payload })
  await ana.tell("task.update", { id, version: 1, payload: { title: "Repair a tap in the kitchen" } })
  const told = await ana.tell("task.create", { key, payload: { title: "An older title of it" } })
  expect(told).toMatchObject({ id, version: 2, title: "Repair a tap in the kitchen" })
  await ana.tell("task.publish", { id })
  expect(await ana.tryTell("task.create", { key, payload })).toBe("task_not_draft")
})

test("keys are one's own: another person's draft is neither found nor touched, and no key is always a new one", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const key = randomUUID()
  const hers = await ana.tell("task.create", { key, payload: { title: "Hers" } })
  const his = await ion.tell("task.create", { key, payload: { title: "His" } })
  expect(his.id).not.toBe(hers.id)
  await ana.tell("task.create", { payload: {} })
  await ana.tell("task.create", { payload: {} })
  expect([await draftsOf(ana), await draftsOf(ion)]).toEqual([3, 1])
})

test("a task begun from a profile remembers whom it asks, for its owner alone", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world, { name: "Ion Popa" })]
  const { id: providerId } = await aProvider(world.db, ion.user)
  const payload = { ...(await wholePayload(world.db)), providerIds: [providerId] }
  const task = await ana.tell<TaskAnswer>("task.create", { payload })
  expect(task.own?.asked).toEqual([{ id: providerId, name: "Ion P.", image: expect.any(String) }])
  await ana.tell("task.update", { id: task.id, version: 1, payload: { title: "Repair a kitchen tap today" } })
  await ana.tell("task.publish", { id: task.id })
  expect((await ion.ask<Page>("task.getById", { id: task.id })).task.own).toBeNull()
  expect((await ana.ask<Page>("task.getById", { id: task.id })).task.own?.asked[0]?.id).toBe(providerId)

  await world.db.update(providerProfiles).set({ status: "paused" }).where(eq(providerProfiles.id, providerId))
  expect((await ana.ask<Page>("task.getById", { id: task.id })).task.own?.asked).toEqual([])
})

test("who cannot be asked is not asked: nobody, oneself, or a profile that is not public", async () => {
  const ana = await aCaller(world)
  const own = await aProvider(world.db, ana.user)
  const paused = await aProvider(world.db, (await aCaller(world)).user, { status: "paused" })
  const fit = await aProvider(world.db, (await aCaller(world)).user)
  const providerIds = [randomUUID(), own.id, fit.id, paused.id, fit.id]
  const task = await ana.tell<TaskAnswer>("task.create", { payload: { providerIds } })
  expect(task.own?.asked.map(({ id }) => id)).toEqual([fit.id])
  const none = { id: task.id, version: 1, payload: { providerIds: [] } }
  expect((await ana.tell<{ task: TaskAnswer }>("task.update", none)).task.own?.asked).toEqual([])
})

import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { dataOf } from "../../../test/answer.ts"
import { aUser, cookieOf } from "../../../test/factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aPushWorld } from "../../../test/push/push-world.ts"
import { titled } from "../../../test/saved-search/searches.ts"
import { aTask } from "../../../test/task-factories.ts"
import { monthAgo } from "../../../test/task-world.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { savedSearches } from "../../platform/db/schema/saved-search.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import type { SavedSearch } from "../../saved-search/answers.ts"
import { notifyDoerSearcher, notifySearcher } from "../kinds/alerts/about-alert.ts"

const { world, aDevice, pushDue } = await aPushWorld()

/** A reader with a device and a saved search, and a push that is due after something has changed. */
async function aReader(scope: "task" | "provider", q: string) {
  const phone = await aDevice({ createdAt: monthAgo() })
  const { id: subscriptionId } = await phone.subscribe()
  const headers = { cookie: cookieOf(phone.session) }
  const payload = { scope, name: "Mine", filters: { q } }
  const search = await dataOf<SavedSearch>(world.post("/trpc/savedSearch.create", { payload }, headers))
  const push = (type: string, [told]: { data: Record<string, unknown> }[]) =>
    pushDue({ userId: phone.user.id, subscriptionId }, { type, metadata: { data: told?.data ?? {} } })
  return { phone, search, push }
}

const off = (searchId: string) =>
  world.db.update(savedSearches).set({ frequency: "off" }).where(eq(savedSearches.id, searchId))
const block = (blockerId: string, blockedId: string) =>
  world.db.insert(userBlocks).values({ blockerId, blockedId })
const remove = (taskId: string) =>
  world.db.update(tasks).set({ status: "cancelled", endedAt: new Date() }).where(eq(tasks.id, taskId))

test("an alert that has waited isn't pushed if it was stopped, its owner blocked or its task removed", async () => {
  const { phone, search, push } = await aReader("task", "glimmock")
  const alert = async () => {
    const owner = await aUser(world.db)
    const { id } = await aTask(world.db, owner, titled("A glimmock"))
    return { owner, id, told: await notifySearcher({ searchId: search.id, taskIds: [id] }, world.db) }
  }
  const [kept, blocked, removed, stopped] = [await alert(), await alert(), await alert(), await alert()]
  await push("TaskAlertMatch", kept.told)
  expect(phone.arrived()).toMatchObject([{ title: expect.stringContaining("A glimmock") }])
  await block(phone.user.id, blocked.owner.id)
  await push("TaskAlertMatch", blocked.told)
  await remove(removed.id)
  await push("TaskAlertMatch", removed.told)
  await off(search.id)
  await push("TaskAlertMatch", stopped.told)
  expect(phone.arrived()).toHaveLength(1)
})

test("of several tasks it names those that are left", async () => {
  const { phone, search, push } = await aReader("task", "glimmock")
  const owner = await aUser(world.db)
  const [lamp, chair] = [
    await aTask(world.db, owner, titled("A glimmock lamp")),
    await aTask(world.db, owner, titled("A glimmock chair")),
  ]
  const told = await notifySearcher({ searchId: search.id, taskIds: [lamp.id, chair.id] }, world.db)
  await remove(lamp.id)
  await push("TaskAlertMatch", told)
  expect(phone.arrived()).toMatchObject([
    { title: expect.stringContaining("A glimmock chair"), url: `/tasks/${chair.id}` },
  ])
})

test("the same counts for doers, and who is left alone is named", async () => {
  const [ana, ion] = [await aUser(world.db, { name: "Ana" }), await aUser(world.db, { name: "Ion" })]
  // Published before the search was saved: no news, so nothing else tells of them.
  const given = { headline: "Grundel fitter", foldedWords: "grundel fitter", publishedAt: new Date(0) }
  const [first, second] = [await aProvider(world.db, ana, given), await aProvider(world.db, ion, given)]
  const { phone, search, push } = await aReader("provider", "grundel")
  const providerIds = [first.id, second.id]
  const told = await notifyDoerSearcher({ searchId: search.id, providerIds }, world.db)
  await block(ana.id, phone.user.id)
  await push("DoerAlertMatch", told)
  expect(phone.arrived()).toMatchObject([{ title: expect.stringContaining("Ion") }])
  await world.db.update(providerProfiles).set({ status: "paused" }).where(eq(providerProfiles.id, second.id))
  await push("DoerAlertMatch", told)
  expect(phone.arrived()).toHaveLength(1)
})

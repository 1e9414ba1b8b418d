import { eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { unbroken } from "@doable/words/format"
import { anApi } from "../../../../test/api.ts"
import { aProvider } from "../../../../test/provider-factories.ts"
import { night, save, titled, type Caller } from "../../../../test/saved-search/searches.ts"
import { aTask } from "../../../../test/task-factories.ts"
import { aCaller } from "../../../../test/task-world.ts"
import { notificationSettings } from "../../../platform/db/schema/notification.ts"
import { providerProfiles } from "../../../platform/db/schema/provider.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { translatorIn } from "../../../platform/words.ts"
import type { SavedSearch } from "../../../saved-search/answers.ts"
import { readNotice } from "../../emails/read-notice.ts"
import type { Notice } from "../../find-notices.ts"
import { notifyDoerSearcher, notifySearcher } from "./about-alert.ts"

const world = anApi()

/** The subject of the email, its heading and what it lists, as they are written now. */
async function emailOf(type: string, caller: Caller, data: object | undefined) {
  const metadata = { title: "", message: "", data: { ...data } }
  const notice = {
    id: "",
    userId: caller.user.id,
    type,
    metadata,
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  const read = await readNotice(world.db, notice as unknown as Notice, translatorIn("en"), new Date())
  const { slip, rows = [], more = "", action } = read?.details ?? {}
  return [read?.words.title, slip?.title, rows.map(({ title }) => title), more, action?.path ?? ""]
}

test("a late alert counts the tasks that are still open and those it never named", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  const search = await save(ion, "florn")
  const taskIds: string[] = []
  for (const name of ["red", "green", "blue"]) {
    const { id } = await aTask(world.db, ana.user, titled(`A ${name} florn`))
    taskIds.push(id)
  }
  const told = async (count: number) =>
    (await notifySearcher({ searchId: search.id, taskIds, count }, world.db))[0]?.data
  const [three, twelve] = [await told(3), await told(12)]
  const take = (id: string | undefined) =>
    world.db
      .update(tasks)
      .set({ status: "cancelled", endedAt: new Date() })
      .where(eq(tasks.id, id ?? ""))
  await take(taskIds[0])
  const email = (data: object | undefined) => emailOf("TaskAlertMatch", ion, data)
  const left = ["A green florn", "A blue florn"]
  const list = "/tasks?q=florn&sort=newest"
  expect(await email(three)).toEqual(["New tasks for “Mine”: 2", "2 new tasks", left, "", list])
  const more = "And 9 more tasks match."
  expect(await email(twelve)).toEqual(["New tasks for “Mine”: 11", "11 new tasks", left, more, list])
  await take(taskIds[1])
  const last = "A blue florn"
  expect(await email(three)).toEqual([`New task for “Mine”: ${last}`, "1 new task", [last], "", ""])
})

test("an email says since when it tells by the clock of its reader", async () => {
  const [ana, ion] = [await aCaller(world), await aCaller(world)]
  await world.db.insert(notificationSettings).values({ userId: ion.user.id, tz: "America/New_York" })
  const tz = "Asia/Tokyo"
  const search = await save(ion, "grolm", { frequency: "daily" })
  const quiet = await save(ion, "grolm", {
    frequency: "daily",
    quietHours: { ...night, tz },
  })
  const { id } = await aTask(world.db, ana.user, titled("A grolm"))
  const since = "2025-07-01T12:30:00.000Z"
  const title = async ({ id: searchId }: SavedSearch) => {
    const [told] = await notifySearcher({ searchId, taskIds: [id], since }, world.db)
    return (await emailOf("TaskAlertMatch", ion, told?.data))[1]
  }
  expect([await title(search), await title(quiet)]).toEqual([
    `1 new task since ${unbroken("1 July")}, 08:30`,
    `1 new task since ${unbroken("1 July")}, 21:30`,
  ])
})

test("a late alert counts the doers who are still listed", async () => {
  const reader = await aCaller(world)
  const payload = { scope: "provider", name: "Mine", filters: { q: "snarb" } }
  const search = await reader.tell<SavedSearch>("savedSearch.create", {
    payload,
  })
  const providerIds: string[] = []
  for (const name of ["Ana", "Ion", "Eva"]) {
    const { user } = await aCaller(world, { name })
    providerIds.push((await aProvider(world.db, user)).id)
  }
  const [told] = await notifyDoerSearcher({ searchId: search.id, providerIds }, world.db)
  const pause = (id: string | undefined) =>
    world.db
      .update(providerProfiles)
      .set({ status: "paused" })
      .where(eq(providerProfiles.id, id ?? ""))
  const email = () => emailOf("DoerAlertMatch", reader, told?.data)
  const list = "/providers?q=snarb&sort=newest"
  await pause(providerIds[0])
  expect(await email()).toEqual(["New doers for “Mine”: 2", "2 new doers", ["Ion", "Eva"], "", list])
  await pause(providerIds[1])
  expect(await email()).toEqual(["New doer for “Mine”: Eva", "1 new doer", ["Eva"], "", ""])
})

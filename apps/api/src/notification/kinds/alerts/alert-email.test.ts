import { eq } from "../../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../../test/api.ts"
import { aProvider } from "../../../../test/provider-factories.ts"
import { save, titled, type Caller } from "../../../../test/saved-search/searches.ts"
import { aTask } from "../../../../test/task-factories.ts"
import { aCaller } from "../../../../test/task-world.ts"
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
  const { slip, rows = [], after = [] } = read?.details ?? {}
  return [read?.words.title, slip?.title, rows.map(({ title }) => title), after]
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
  expect(await email(three)).toEqual(["New tasks for “Mine”: 2", "2 new tasks", left, []])
  const more = ["And 9 more tasks match."]
  expect(await email(twelve)).toEqual(["New tasks for “Mine”: 11", "11 new tasks", left, more])
  await take(taskIds[1])
  const last = "A blue florn"
  expect(await email(three)).toEqual([`New task for “Mine”: ${last}`, "1 new task", [last], []])
})

test("a late alert counts the doers who are still listed", async () => {
  const reader = await aCaller(world)
  const payload = { scope: "provider", name: "Mine", filters: { q: "snarb" } }
  const search = await reader.tell<SavedSearch>("savedSearch.create", { payload })
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
  await pause(providerIds[0])
  expect(await email()).toEqual(["New doers for “Mine”: 2", "2 new doers", ["Ion", "Eva"], []])
  await pause(providerIds[1])
  expect(await email()).toEqual(["New doer for “Mine”: Eva", "1 new doer", ["Eva"], []])
})

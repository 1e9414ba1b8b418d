import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { kinds } from "../../notification/kinds.ts"
import { runTaskTimers } from "./expire-tasks.ts"

const world = anApi()

type Notifications = {
  data: { type: string; metadata: { title: string; message: string; actionUrl?: string } }[]
}
type Caller = Awaited<ReturnType<typeof aCaller>>

async function told(caller: Caller, type: string) {
  const find = async () => {
    const input = { pagination: { limit: 20, offset: 0 } }
    const { data } = await caller.ask<Notifications>("notification.getMy", input)
    return data.filter((notification) => notification.type === type)
  }
  await expect.poll(async () => (await find()).length).toBe(1)
  return (await find())[0]?.metadata
}

test("its owner is told that a task is open, in the owner's language and with the way there", async () => {
  const ana = await aCaller(world, { locale: "ru" })
  const { id } = await ana.tell("task.create", { payload: await wholePayload(world.db) })
  await ana.tell("task.publish", { id })
  expect(await told(ana, "TaskPublished")).toMatchObject({
    title: "Ваше задание «Repair a leaking kitchen tap» размещено",
    message: "Исполнители уже могут делать предложения.",
    actionUrl: `/tasks/${id}`,
  })
})

test("its owner is told why a task waits", async () => {
  const ana = await aCaller(world)
  const payload = await wholePayload(world.db, {
    description: "I would like to buy heroin and cocaine, please.",
  })
  const { id } = await ana.tell("task.create", { payload })
  await ana.tell("task.publish", { id })
  expect((await told(ana, "TaskHeld"))?.message).toContain("something we don’t allow")
})

test("its owner is warned before a task runs out, and told when it has", async () => {
  const ana = await aCaller(world)
  // Whenever this runs, it's still to come.
  const year = new Date().getUTCFullYear() + 1
  const [warnAt, expiresAt] = [new Date(`${year}-12-09T22:00:00Z`), new Date(`${year}-12-10T22:00:00Z`)]
  await aTask(world.db, ana.user, { expiresAt, warnAt })
  await runTaskTimers(world.db, warnAt)
  expect((await told(ana, "TaskExpiring"))?.message).toContain("until 10 December")
  await runTaskTimers(world.db, expiresAt)
  expect((await told(ana, "TaskExpired"))?.message).toContain("post it again within 60 days")
})

test("what is no longer so is told to nobody, however late its job comes", async () => {
  const ana = await aCaller(world)
  const { id: taskId } = await aTask(world.db, ana.user, {
    status: "cancelled",
    holdReason: "near_duplicate",
  })
  const late = ["task.published", "task.held", "task.expiring", "task.expired"] as const
  for (const type of late) {
    const notices = await Promise.all(
      Object.values(kinds).map((kind) => kind.from[type]?.({ type, taskId, ownerId: ana.user.id }, world.db)),
    )
    expect(notices.flat().filter(Boolean)).toEqual([])
  }
})

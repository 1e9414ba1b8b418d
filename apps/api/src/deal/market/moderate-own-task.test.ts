import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { aHiredPair } from "../../../test/work-world.ts"
import { auditLogs } from "../../platform/db/schema/audit-log.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { AdminTaskAnswer } from "../moderation/admin-answers.ts"

const world = anApi()
const explanation = "Please say what is to be done, without things that are not done here."
const removal = { reasonCode: "fraud", explanation } as const
const anAdmin = () => aCaller(world, { role: "ADMIN" })
type Someone = Awaited<ReturnType<typeof aCaller>>

const triesOf = (who: Someone, { id, version }: { id: string; version: number }) =>
  Promise.all([
    who.tryTell("adminTask.approve", { id, version }),
    who.tryTell("adminTask.sendBack", { id, version, explanation }),
    who.tryTell("adminTask.remove", { id, ...removal }),
    who.tryTell("adminTask.restore", { id, reason: "a mistake" }),
    who.tryTell("adminTask.endWork", { id, reason: "nobody is left" }),
  ])
const allRefused = Array.from({ length: 5 }, () => "task_own")

test("an administrator's own task is decided by another one, and the page says so beforehand", async () => {
  const [emma, other] = [await anAdmin(), await anAdmin()]
  const held = await aTask(world.db, emma.user, {
    status: "held",
    holdReason: "prohibited_words",
    expiresAt: null,
  })
  const removed = await aTask(world.db, emma.user, { status: "removed" })
  for (const task of [held, removed]) {
    expect(await triesOf(emma, task)).toEqual(allRefused)
    const written = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, task.id))
    expect(written).toEqual([])
  }
  const seenBy = async (who: Someone) =>
    (await who.ask<AdminTaskAnswer>("adminTask.getById", { id: held.id })).isOwn
  expect([await seenBy(emma), await seenBy(other)]).toEqual([true, false])
  const { id, version } = held
  expect(await other.tryTell("adminTask.approve", { id, version })).toBe("done")
})

test("so is one that an administrator was hired for", async () => {
  const { ana, ion, id } = await aHiredPair(world)
  for (const { user } of [ana, ion]) {
    await world.db.update(users).set({ role: "ADMIN" }).where(eq(users.id, user.id))
  }
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, id))
  if (!task) throw new Error("no task")
  for (const who of [ana, ion]) expect(await triesOf(who, task)).toEqual(allRefused)
  await (await anAdmin()).tell("adminTask.remove", { id, ...removal })
  expect(await ion.tryTell("adminTask.restore", { id, reason: "a mistake" })).toBe("task_own")
})

import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../test/deal-factories.ts"
import { signedInCookie } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair, linesOf } from "../../test/work-world.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"

const world = anApi()
const password = "green-door-42"
const removal = { reasonCode: "fraud", explanation: "Please say what is to be done, and where." }
const over = { outcome: "cancelled", fault: "none", cancelledById: null, endsAt: null, remindAt: null }

const hireOf = async (taskId: string) =>
  (await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, taskId)))[0]
const statusOf = async (taskId: string) =>
  (await world.db.select().from(tasks).where(eq(tasks.id, taskId)))[0]?.status

test("work on a task that was taken down ends, by nobody's fault, when its doer is shut out", async () => {
  const pair = await aHiredPair(world)
  const { ana, ion, id, offer } = pair
  const admin = await aCaller(world, { role: "ADMIN" })
  await admin.tell("adminTask.remove", { id, ...removal })
  expect(await hireOf(id)).toMatchObject({ endedAt: null })
  await admin.tell("adminUser.setStatus", { id: ion.user.id, status: "deactivated", reason: "a good one" })
  await expect.poll(() => hireOf(id)).toMatchObject(over)
  expect(await linesOf(pair)).toContain("cancelled")
  const [ended] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, offer.id))
  expect(ended?.status).toBe("ended")
  const told = async () => {
    const rows = await world.db.select().from(notifications).where(eq(notifications.userId, ana.user.id))
    return rows.map(({ type }) => type)
  }
  await expect.poll(told).toContain("TaskCancelled")

  await admin.tell("adminTask.restore", { id, reason: "a mistake of ours" })
  expect(await statusOf(id)).toBe("expired")
  const differences: unknown[] = []
  await rebuildStats(world.db, (difference) => differences.push(difference))
  expect(differences).toEqual([])
})

test("nobody is kept by a task that was taken down: the account goes and the work ends with it", async () => {
  const [ana, ion] = [await aCaller(world, { password }), await aDoerAtTheDoor(world)]
  const { id } = await aTask(world.db, ana.user)
  const offer = await offerOn(ion, { id })
  await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  const cookie = await signedInCookie(world.db, ana.user)
  const leave = async () => (await world.post("/api/auth/delete-user", { password }, { cookie })).status
  expect(await leave()).toBe(409)
  const admin = await aCaller(world, { role: "ADMIN" })
  await admin.tell("adminTask.remove", { id, ...removal })
  expect(await leave()).toBe(200)
  expect(await hireOf(id)).toMatchObject(over)
  expect((await hireOf(id))?.endedAt).not.toBeNull()
  expect(await statusOf(id)).toBe("removed")
})

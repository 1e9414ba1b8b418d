import { readFile } from "node:fs/promises"
import { eq, inArray, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair } from "../../test/work-world.ts"
import { auditLogs } from "../platform/db/schema/audit-log.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { users } from "../platform/db/schema/user.ts"

const world = anApi()
const migration = new URL("../../migrations/0035_stranded_before_the_mark.sql", import.meta.url)

const strandedAt = async ({ id }: { id: string }) =>
  (await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, id)))[0]?.strandedAt ?? null

test("the migration finds running work of people who were shut out before there was a mark for it", async () => {
  const admin = await aCaller(world, { role: "ADMIN" })
  const [known, unknown, running, over] = [
    await aHiredPair(world),
    await aHiredPair(world),
    await aHiredPair(world),
    await aHiredPair(world),
  ]
  await admin.tell("adminUser.setStatus", { id: known.ion.user.id, status: "deactivated", reason: "a test" })
  const gone = [unknown.ana.user.id, over.ion.user.id]
  await world.db.update(users).set({ status: "deactivated" }).where(inArray(users.id, gone))
  const isHireOf = (task: { id: string }) => eq(taskAssignments.taskId, task.id)
  await world.db.update(taskAssignments).set({ strandedAt: null }).where(isHireOf(known))
  await world.db
    .update(taskAssignments)
    .set({ endedAt: new Date(), outcome: "cancelled" })
    .where(isHireOf(over))

  const backfill = sql.raw(await readFile(migration, "utf8"))
  await world.db.execute(backfill)
  const [act] = await world.db.select().from(auditLogs).where(eq(auditLogs.entityId, known.ion.user.id))
  expect(await strandedAt(known), "since the act in the log").toEqual(act?.createdAt)
  expect(await strandedAt(unknown), "without an act, since now").not.toBeNull()
  expect([await strandedAt(running), await strandedAt(over)]).toEqual([null, null])

  const before = await strandedAt(unknown)
  await world.db.execute(backfill)
  expect(await strandedAt(unknown), "a second time changes nothing").toEqual(before)
})

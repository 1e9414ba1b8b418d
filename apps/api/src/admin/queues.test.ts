import { sql } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aContactMessage } from "../../test/factories.ts"
import { queueCountedTo, queues, queueSelects } from "./queues.ts"

const world = anApi()

test("what waits is counted no further than anybody reads, and the oldest is told", async () => {
  const oldest = new Date("2026-01-01T08:00:00Z")
  await aContactMessage(world.db, { createdAt: oldest })
  for (let sent = 2; sent <= queueCountedTo; sent += 1) await aContactMessage(world.db)
  const all = { count: queueCountedTo, isMore: false, oldestAt: oldest.toISOString() }
  expect((await queues(world.db)).messages).toEqual(all)
  await aContactMessage(world.db)
  expect((await queues(world.db)).messages).toEqual({ ...all, isMore: true })
  expect((await queues(world.db)).work).toEqual({ count: 0, isMore: false, oldestAt: null })
})

test("every queue is read along an index, in its order", async () => {
  const plan = await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    const plans: unknown[] = []
    for (const select of Object.values(queueSelects)) {
      const { rows } = await tx.execute(sql.raw(`explain (format json) ${select} limit ${queueCountedTo}`))
      plans.push(rows)
    }
    return JSON.stringify(plans)
  })
  for (const way of ["Seq Scan", '"Sort"']) expect(plan).not.toContain(way)
  const indexes = ["applications_queue", "tasks_by_status", "assignments_stranded"]
  for (const index of [
    ...indexes,
    "disputes_to_decide",
    "contests_open",
    "contact_messages_waiting",
    "support_waiting",
  ]) {
    expect(plan).toContain(`"${index}"`)
  }
})

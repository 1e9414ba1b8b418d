import { and, asc, eq, inArray, lte, lt } from "../../platform/db/drizzle.ts"
import { draftIdleDays } from "@doable/domain/task/limits"
import type { Database } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { endOffers } from "../../offer/end-offers.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { addUpViews } from "../../task/count-view.ts"
import { dropDrafts } from "../../task/drop-drafts.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"

const portion = 100
const dayMs = 24 * 60 * 60 * 1000

/** Everything about tasks that only time does. Running it twice changes nothing more. */
export async function runTaskTimers(db: Database, now: Date): Promise<void> {
  await untilDone(() => expireSome(db, now))
  await untilDone(() => warnSome(db, now))
  await untilDone(() => forgetSomeDrafts(db, now))
  await addUpViews(db, now)
}

/** In portions, so that no transaction holds its locks for long; rows that someone works on wait for the next run. */
async function untilDone(some: () => Promise<number>) {
  while ((await some()) === portion);
}

function expireSome(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ id: tasks.id, ownerId: tasks.ownerId, offers: tasks.offerCount })
      .from(tasks)
      .where(and(eq(tasks.status, "open"), lte(tasks.expiresAt, now)))
      .orderBy(asc(tasks.expiresAt))
      .limit(portion)
      .for("update", { skipLocked: true })
    if (over.length === 0) return 0
    const ids = over.map(({ id }) => id)
    const ended = { status: "expired", endedAt: now, warnAt: null, updatedAt: now } as const
    await tx.update(tasks).set(ended).where(inArray(tasks.id, ids))
    for (const { id: taskId, ownerId, offers } of over) {
      const data = { offers }
      await recordTaskEvent(tx, {
        taskId,
        actorId: null,
        type: "expired",
        from: "open",
        to: "expired",
        data,
        now,
      })
      await record(tx, { type: "task.expired", taskId, ownerId })
    }
    const owners = new Set(over.filter(({ offers }) => offers > 0).map(({ ownerId }) => ownerId))
    if (owners.size > 0) await lockPeople(tx, [...owners])
    for (const ownerId of owners) await recomputeHireRate(tx, ownerId)
    await endOffers(tx, ids, { action: "expire", now })
    return over.length
  })
}

function warnSome(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: tasks.id, ownerId: tasks.ownerId, expiresAt: tasks.expiresAt })
      .from(tasks)
      .where(and(eq(tasks.status, "open"), lte(tasks.warnAt, now)))
      .orderBy(asc(tasks.warnAt))
      .limit(portion)
      .for("update", { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx.update(tasks).set({ warnAt: null }).where(inArray(tasks.id, ids))
    for (const { id: taskId, ownerId, expiresAt } of due) {
      const data = { expiresAt: expiresAt?.toISOString() }
      await recordTaskEvent(tx, { taskId, actorId: null, type: "expiring", data, now })
      await record(tx, { type: "task.expiring", taskId, ownerId })
    }
    return due.length
  })
}

/** A draft that nobody has touched for two months isn't coming back. */
function forgetSomeDrafts(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const idle = await tx
      .select({ id: tasks.id, ownerId: tasks.ownerId })
      .from(tasks)
      .where(
        and(eq(tasks.status, "draft"), lt(tasks.updatedAt, new Date(now.getTime() - draftIdleDays * dayMs))),
      )
      .limit(portion)
      .for("update", { skipLocked: true })
    await dropDrafts(tx, idle, { actorId: null, now })
    return idle.length
  })
}

export const taskTimers: Timers = {
  queue: "task-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runTaskTimers(db, now),
}

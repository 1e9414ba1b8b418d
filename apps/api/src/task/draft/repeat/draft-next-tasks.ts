import { and, asc, eq, lte, not } from "../../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import { dueRepeat } from "@doable/domain/task/repeat/rhythm"
import { dayOf } from "@doable/domain/time/market-day"
import { statusAt } from "@doable/domain/user/rules"
import type { Database, Transaction } from "../../../platform/db/client.ts"
import { taskRepeats, tasks } from "../../../platform/db/schema/task.ts"
import { users } from "../../../platform/db/schema/user.ts"
import type { Timers } from "../../../platform/jobs/timers.ts"
import { tryEach } from "../../../platform/jobs/try-each.ts"
import { record } from "../../../platform/outbox/record.ts"
import { lockUser } from "../../../user/lock-user.ts"
import { lockTask, type TaskRow } from "../../lock-task.ts"
import { timingOf } from "../../whole-draft.ts"
import { copyOfTask } from "../copy-of-task.ts"
import { insertDraft } from "../create-task.ts"

const portion = 100
type Repeat = typeof taskRepeats.$inferSelect

/** Tasks that come again, ahead of their day. Running it twice drafts nothing twice. */
export async function draftNextTasks(db: Database, now: Date): Promise<void> {
  let due: { id: string; taskId: string; draftId: string | null }[]
  do {
    const { id, taskId, draftId, draftAt, isPaused } = taskRepeats
    due = await db
      .select({ id, taskId, draftId })
      .from(taskRepeats)
      .where(and(lte(draftAt, now), not(isPaused)))
      .orderBy(asc(draftAt))
      .limit(portion)
    await tryEach(due, (one) => draftNext(db, one, now))
  } while (due.length === portion)
}

function draftNext(db: Database, seen: Pick<Repeat, "id" | "taskId" | "draftId">, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const last = await lockLast(tx, seen)
    if (!last) return
    const isThere = await lockOwnerOf(tx, last)
    const [repeat] = await tx.select().from(taskRepeats).where(eq(taskRepeats.id, seen.id)).for("update")
    // Another process was here, or the person: what's due now is found in the next run.
    if (!repeat?.firstDay || !repeat.nextDay || repeat.isPaused) return
    if (repeat.draftId !== seen.draftId || !repeat.draftAt || repeat.draftAt > now) return
    const isIt = eq(taskRepeats.id, repeat.id)
    if (!isThere) return void (await tx.update(taskRepeats).set({ isPaused: true }).where(isIt))
    if (last.status === "removed") return void (await tx.delete(taskRepeats).where(isIt))

    const rhythm = { every: repeat.every, firstDay: repeat.firstDay, nextDay: repeat.nextDay }
    const { day, ...next } = dueRepeat(rhythm, { today: dayOf(now), now })
    const waits = repeat.draftId !== null && repeat.draftId !== last.id
    const made = day && !waits ? await draftFor(tx, last, { day, hireAgain: repeat.hireAgain, now }) : null
    const drafted = made ? { taskId: last.id, draftId: made } : {}
    await tx
      .update(taskRepeats)
      .set({ ...next, ...drafted, updatedAt: now })
      .where(isIt)
    if (made) await record(tx, { type: "task.repeat-drafted", taskId: made, ownerId: last.ownerId })
  })
}

/** Tasks, people, then what hangs on them, as everywhere. False for an account that's closed. */
async function lockOwnerOf(tx: Transaction, { ownerId }: TaskRow): Promise<boolean> {
  try {
    await lockUser(tx, ownerId)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

/** The last one that was posted: what was drafted before, unless it still waits for its owner. */
async function lockLast(tx: Transaction, { taskId, draftId }: Pick<Repeat, "taskId" | "draftId">) {
  const rows: TaskRow[] = []
  for (const id of [taskId, ...(draftId ? [draftId] : [])].toSorted()) {
    const [found] = await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id))
    if (found) rows.push(await lockTask(tx, id))
  }
  const drafted = rows.find(({ id, status }) => id === draftId && status !== "draft")
  return drafted ?? rows.find(({ id }) => id === taskId)
}

type Wanted = { day: string; hireAgain: boolean; now: Date }

/** Null if its owner may not write drafts now, or has too many of them: then this one is left out. */
async function draftFor(tx: Transaction, last: TaskRow, { day, hireAgain, now }: Wanted) {
  const [owner] = await tx.select().from(users).where(eq(users.id, last.ownerId))
  if (!owner) return null
  const { id, locale } = owner
  const timing = timingOf(last)
  const draft = await copyOfTask(tx, last, {
    timing: timing?.date ? { ...timing, date: day } : timing,
    hireAgain,
  })
  try {
    const user = { id, locale, status: statusAt(owner, now) }
    return await insertDraft({ user, now: () => now }, tx, draft)
  } catch (error) {
    // It refuses before it writes anything.
    if (error instanceof Refused) return null
    throw error
  }
}

export const repeatTimers: Timers = {
  queue: "repeat-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => draftNextTasks(db, now),
}

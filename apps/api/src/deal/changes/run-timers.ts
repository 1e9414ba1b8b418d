import { and, asc, eq, isNull, lte } from "../../platform/db/drizzle.ts"
import { onSilence } from "@doable/domain/deal/change/requests"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockFreeTask, type TaskRow } from "../../task/lock-task.ts"
import { runningHire, type Hire } from "../hire/lock-hire.ts"
import type { ChangeRow } from "../pending-changes.ts"
import { tellAnswer } from "./answer-change.ts"
import { cancelAgreed } from "./cancel-agreed.ts"

const portion = 500

/** Requests whose time is over, and those whose time is nearly over. Running it twice changes nothing more. */
export async function runChangeTimers(db: Database, now: Date): Promise<void> {
  const timers = [
    { timer: "expiresAt", turn: endSilence },
    { timer: "remindAt", turn: remind },
  ] as const
  await tryEach(timers, async ({ timer, turn }) => {
    await tryEach(await dueBy(db, timer, now), (due) => inTurn(db, due, now, turn))
  })
}

type Due = { id: string; taskId: string }
type Turn = (
  tx: Transaction,
  found: { task: TaskRow; hire: Hire; change: ChangeRow },
  now: Date,
) => Promise<void>

const isPending = and(eq(changeRequests.status, "pending"), isNull(changeRequests.pausedAt))

function dueBy(db: Database, timer: "expiresAt" | "remindAt", now: Date): Promise<Due[]> {
  return db
    .select({ id: changeRequests.id, taskId: changeRequests.taskId })
    .from(changeRequests)
    .where(and(isPending, lte(changeRequests[timer], now)))
    .orderBy(asc(changeRequests[timer]))
    .limit(portion)
}

/** One at a time, read again under its task's lock; a locked row waits for the next minute. */
function inTurn(db: Database, { id, taskId }: Due, now: Date, turn: Turn): Promise<void> {
  return db.transaction(async (tx) => {
    const task = await lockFreeTask(tx, taskId)
    if (!task) return
    const [change] = await tx
      .select()
      .from(changeRequests)
      .where(and(eq(changeRequests.id, id), isPending))
    const hire = await runningHire(tx, taskId)
    if (change && hire?.id === change.assignmentId) await turn(tx, { task, hire, change }, now)
  })
}

const endSilence: Turn = async (tx, found, now) => {
  const { task, hire, change } = found
  if (change.expiresAt > now) return
  if (onSilence(change.kind) === "auto_accept") {
    // A doer's request leaves the client's task open for others, as when they cancel alone.
    const after = hire.strandedAt ? "close" : (change.after ?? "reopen")
    await cancelAgreed(tx, { task, hire, change }, { actorId: null, after, now })
    return
  }
  await tx
    .update(changeRequests)
    .set({ status: "expired", remindAt: null, updatedAt: now })
    .where(eq(changeRequests.id, change.id))
  await tellAnswer(tx, found, { actorId: null, key: "change_expired", now })
}

const remind: Turn = async (tx, { change }, now) => {
  if (!change.remindAt || change.remindAt > now) return
  await tx.update(changeRequests).set({ remindAt: null }).where(eq(changeRequests.id, change.id))
  if (change.expiresAt > now)
    await record(tx, { type: "change.reminded", changeId: change.id, actorId: null })
}

export const changeTimers: Timers = {
  queue: "change-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runChangeTimers(db, now),
}

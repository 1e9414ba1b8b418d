import { asc, eq, lte } from "../../platform/db/drizzle.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockFreeTask } from "../../task/lock-task.ts"
import { hireById } from "../hire/lock-hire.ts"
import { passToTeam } from "./escalate-dispute.ts"
import type { Locked } from "./lock-dispute.ts"

const portion = 500

/** Steps of disputes whose time is over, or nearly over. Running it twice changes nothing more. */
export async function runDisputeTimers(db: Database, now: Date): Promise<void> {
  const timers = [
    { timer: "dueAt", turn: endStep },
    { timer: "remindAt", turn: remind },
  ] as const
  await tryEach(timers, async ({ timer, turn }) => {
    await tryEach(await dueBy(db, timer, now), (due) => inTurn(db, due, now, turn))
  })
}

type Due = { id: string; taskId: string }
type Turn = (tx: Transaction, locked: Locked, now: Date) => Promise<void>

function dueBy(db: Database, timer: "dueAt" | "remindAt", now: Date): Promise<Due[]> {
  return db
    .select({ id: disputes.id, taskId: disputes.taskId })
    .from(disputes)
    .where(lte(disputes[timer], now))
    .orderBy(asc(disputes[timer]))
    .limit(portion)
}

/** One at a time, read again under its task's lock; a locked row waits for the next minute. */
function inTurn(db: Database, { id, taskId }: Due, now: Date, turn: Turn): Promise<void> {
  return db.transaction(async (tx) => {
    const task = await lockFreeTask(tx, taskId)
    if (!task) return
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id))
    const hire = dispute && (await hireById(tx, dispute.assignmentId))
    if (dispute && hire) await turn(tx, { task, hire, dispute }, now)
  })
}

const endStep: Turn = async (tx, locked, now) => {
  const { dueAt } = locked.dispute
  if (dueAt && dueAt <= now) await passToTeam(tx, locked, { actorId: null, now })
}

const remind: Turn = async (tx, { dispute }, now) => {
  const { id, remindAt, dueAt } = dispute
  if (!remindAt || remindAt > now) return
  await tx.update(disputes).set({ remindAt: null }).where(eq(disputes.id, id))
  if (dueAt && dueAt > now) await record(tx, { type: "dispute.reminded", disputeId: id, actorId: null })
}

export const disputeTimers: Timers = {
  queue: "dispute-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runDisputeTimers(db, now),
}

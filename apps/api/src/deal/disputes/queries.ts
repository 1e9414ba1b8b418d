import { and, asc, count, desc, eq, inArray, lte, or, sql, alias } from "../../platform/db/drizzle.ts"
import type { AdminDisputes } from "@doable/domain/deal/dispute/input"
import { openDisputeStatuses } from "@doable/domain/deal/dispute/status"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { newestFirst } from "../../platform/db/lists/newest-first.ts"
import { disputeFiles, disputeProposals, disputes } from "../../platform/db/schema/deal/dispute.ts"
import { files } from "../../platform/db/schema/file.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { DisputeRow } from "./answers.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

export type Dispute = typeof disputes.$inferSelect

const openers = alias(users, "openers")
const others = alias(users, "others")

type Person = typeof openers | typeof others

const named = (person: Person, isForAdmins: boolean) => ({
  id: person.id,
  name: isForAdmins ? nameOrEmail(person) : sql<string>`${person.name}`,
  image: person.image,
})

/** The other party never reads someone's email in place of a name. */
function joined(db: Database | Transaction, isForAdmins = false) {
  return db
    .select({
      dispute: disputes,
      title: tasks.title,
      ownerId: taskAssignments.ownerId,
      opener: named(openers, isForAdmins),
      against: named(others, isForAdmins),
    })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, disputes.assignmentId))
    .innerJoin(openers, eq(openers.id, disputes.openedById))
    .innerJoin(others, eq(others.id, disputes.againstId))
}

/** With everything that was said and offered in it. */
export async function disputeById(db: Database | Transaction, id: string, isForAdmins = false) {
  const [found] = await joined(db, isForAdmins).where(eq(disputes.id, id))
  if (!found) return null
  const proposals = await proposalsOf(db, id)
  const shown = await db
    .select({ isReply: disputeFiles.isReply, file: files })
    .from(disputeFiles)
    .innerJoin(files, eq(files.id, disputeFiles.fileId))
    .where(and(eq(disputeFiles.disputeId, id), eq(files.status, "ready")))
    .orderBy(disputeFiles.isReply, disputeFiles.position)
  const earlier = await withdrawnBefore(db, found.dispute)
  return { ...found, proposals, files: shown, earlier, agreed: await agreedBefore(db, found.dispute) }
}
export type FoundDispute = NonNullable<Awaited<ReturnType<typeof disputeById>>>

/** What was agreed on when the dispute was opened: its end may have changed that, or what came later. */
async function agreedBefore(db: Database | Transaction, { assignmentId, createdAt }: Dispute) {
  const { price, currency, materialsCost } = agreements
  const [agreed] = await db
    .select({ price, currency, materialsCost })
    .from(agreements)
    .where(eq(agreements.assignmentId, assignmentId))
    .orderBy(desc(lte(agreements.createdAt, createdAt)), desc(agreements.version))
    .limit(1)
  if (!agreed) throw new Error("no agreement")
  return agreed
}

export function proposalsOf(db: Database | Transaction, disputeId: string) {
  return db
    .select()
    .from(disputeProposals)
    .where(eq(disputeProposals.disputeId, disputeId))
    .orderBy(asc(disputeProposals.position))
}

/** How often the opener has withdrawn one on this job before. */
export async function withdrawnBefore(
  db: Database | Transaction,
  { assignmentId, openedById }: Pick<Dispute, "assignmentId" | "openedById">,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(disputes)
    .where(
      and(
        eq(disputes.assignmentId, assignmentId),
        eq(disputes.openedById, openedById),
        eq(disputes.status, "withdrawn"),
      ),
    )
  return found?.count ?? 0
}

/** Of one person's hires alone, or of all of the task. */
export async function newestDisputeOf(
  db: Database,
  { taskId, partyId }: { taskId: string; partyId: string | null },
): Promise<Dispute | null> {
  const isTheirs =
    partyId === null ? undefined : or(eq(disputes.openedById, partyId), eq(disputes.againstId, partyId))
  const [found] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.taskId, taskId), isTheirs))
    .orderBy(desc(disputes.createdAt), desc(disputes.id))
    .limit(1)
  return found ?? null
}

/** What waits for us longest comes first; of the rest, the newest. */
export async function findDisputes({ db }: { db: Database }, { status, pagination }: AdminDisputes) {
  const isQueue = status === "admin_review"
  const where = status ? eq(disputes.status, status) : inArray(disputes.status, [...openDisputeStatuses])
  const { escalatedAt, createdAt, id } = disputes
  const [rows, [all]] = await Promise.all([
    joined(db, true)
      .where(where)
      .orderBy(...(isQueue ? [asc(escalatedAt), asc(id)] : newestFirst(createdAt, id)))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db.select({ count: count() }).from(disputes).where(where),
  ])
  const data = rows.map(({ dispute, title, opener, against }): DisputeRow => {
    const { number, taskId, reason, wantedOutcome } = dispute
    return {
      id: dispute.id,
      number,
      taskId,
      title,
      status: dispute.status,
      reasonCode: reason,
      wantedOutcome,
      opener: { id: opener.id, name: opener.name },
      against: { id: against.id, name: against.name },
      openedAt: dispute.createdAt.toISOString(),
      escalatedAt: dispute.escalatedAt?.toISOString() ?? null,
      dueAt: dispute.dueAt?.toISOString() ?? null,
      endedAt: dispute.endedAt?.toISOString() ?? null,
    }
  })
  return { data, total: all?.count ?? 0 }
}

import { eq } from "../../../src/platform/db/drizzle.ts"
import type { Database } from "../../../src/platform/db/client.ts"
import { changeRequests } from "../../../src/platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../../../src/platform/db/schema/deal/dispute.ts"
import { faultContests } from "../../../src/platform/db/schema/deal/fault-contest.ts"
import { taskAssignments } from "../../../src/platform/db/schema/task-assignment.ts"
import { traces } from "./traces.ts"

/** One as the client and one as the doer, made just above. */
const hiresOf = (db: Database, id: string) =>
  db.select().from(taskAssignments).where(eq(taskAssignments.cancelledById, id))

/** Requests, disputes and contested faults of the hires that were made before. */
export const exitRows: Record<string, (db: Database, person: { id: string }) => Promise<unknown>> = {
  change_requests: async (db, { id }) => {
    for (const hire of await hiresOf(db, id)) {
      const other = hire.ownerId === id ? hire.providerId : hire.ownerId
      const [byUserId, toUserId] = hire.ownerId === id ? [id, other] : [other, id]
      const words = byUserId === id ? { note: `From ${traces.name}` } : { answerNote: `Call ${traces.phone}` }
      const asked = {
        kind: "cancel",
        cancelReason: "other",
        claimedFault: "nobody",
        status: "rejected",
      } as const
      const when = { baseVersion: 1, expiresAt: new Date() }
      const { taskId, id: assignmentId } = hire
      await db
        .insert(changeRequests)
        .values({ ...asked, ...when, taskId, assignmentId, byUserId, toUserId, ...words })
    }
  },
  disputes: async (db, { id }) => {
    for (const hire of await hiresOf(db, id)) {
      const other = hire.ownerId === id ? hire.providerId : hire.ownerId
      const isOpener = hire.ownerId === id
      const now = new Date()
      await db.insert(disputes).values({
        taskId: hire.taskId,
        assignmentId: hire.id,
        openedById: isOpener ? id : other,
        againstId: isOpener ? other : id,
        reason: "other",
        statement: isOpener ? `${traces.name} says so` : "So it was.",
        wantedOutcome: "cancel",
        status: "withdrawn",
        previousStatus: "in_progress",
        ...(isOpener ? {} : { replyText: `Come to ${traces.street}`, repliedAt: now }),
        endedAt: now,
        createdAt: now,
        updatedAt: now,
      })
    }
  },
  dispute_proposals: async (db, { id }) => {
    const [dispute] = await db.select().from(disputes).where(eq(disputes.openedById, id))
    if (!dispute) throw new Error("no dispute")
    const offered = { outcome: "cancel", note: `Call ${traces.phone}`, createdAt: new Date() } as const
    await db.insert(disputeProposals).values({ disputeId: dispute.id, position: 0, byUserId: id, ...offered })
  },
  fault_contests: async (db, { id }) => {
    for (const hire of await hiresOf(db, id)) {
      const isOwn = hire.ownerId === id
      const words = isOwn
        ? { text: `I, ${traces.name}, was there` }
        : { text: "I was there", otherText: `Ask ${traces.name}` }
      const said = { contestedFault: "owner", createdAt: new Date(), otherAt: new Date() } as const
      const byUserId = isOwn ? id : hire.ownerId
      await db.insert(faultContests).values({ assignmentId: hire.id, byUserId, ...said, ...words })
    }
  },
}

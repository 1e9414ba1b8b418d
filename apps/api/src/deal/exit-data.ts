import { and, desc, eq, inArray, isNotNull, ne, or } from "../platform/db/drizzle.ts"
import { changeRequests } from "../platform/db/schema/deal/change-request.ts"
import { disputeProposals, disputes } from "../platform/db/schema/deal/dispute.ts"
import { faultContests } from "../platform/db/schema/deal/fault-contest.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

/** Requests, disputes and decisions stay for the other person; what this person wrote is deleted. */
export const exitData: PersonalData = {
  forget: async (tx, { id }) => {
    const { byUserId, toUserId, note, answerNote } = changeRequests
    await tx
      .update(changeRequests)
      .set({ note: null })
      .where(and(eq(byUserId, id), isNotNull(note)))
    await tx
      .update(changeRequests)
      .set({ answerNote: null })
      .where(and(eq(toUserId, id), isNotNull(answerNote)))
    await tx.update(disputes).set({ statement: "" }).where(eq(disputes.openedById, id))
    await tx
      .update(disputes)
      .set({ replyText: "" })
      .where(and(eq(disputes.againstId, id), isNotNull(disputes.replyText)))
    await tx.update(disputeProposals).set({ note: null }).where(eq(disputeProposals.byUserId, id))
    await tx.update(faultContests).set({ text: "" }).where(eq(faultContests.byUserId, id))
    const others = tx
      .select({ id: taskAssignments.id })
      .from(taskAssignments)
      .where(or(eq(taskAssignments.ownerId, id), eq(taskAssignments.providerId, id)))
    await tx
      .update(faultContests)
      .set({ otherText: "" })
      .where(
        and(
          inArray(faultContests.assignmentId, others),
          ne(faultContests.byUserId, id),
          isNotNull(faultContests.otherText),
        ),
      )
  },
  tell: async (db, userId) => {
    const { kind, status, note, answerNote, createdAt } = changeRequests
    const isParty = or(eq(changeRequests.byUserId, userId), eq(changeRequests.toUserId, userId))
    const [requests, argued, proposals, contests] = await Promise.all([
      db
        .select({ kind, status, note, answerNote, createdAt })
        .from(changeRequests)
        .where(isParty)
        .orderBy(desc(createdAt))
        .limit(mostTold),
      db
        .select({
          number: disputes.number,
          statement: disputes.statement,
          replyText: disputes.replyText,
          decision: disputes.decision,
          fault: disputes.fault,
          reasoning: disputes.reasoning,
          createdAt: disputes.createdAt,
        })
        .from(disputes)
        .where(or(eq(disputes.openedById, userId), eq(disputes.againstId, userId)))
        .limit(mostTold),
      db
        .select({
          outcome: disputeProposals.outcome,
          price: disputeProposals.price,
          note: disputeProposals.note,
          createdAt: disputeProposals.createdAt,
        })
        .from(disputeProposals)
        .where(eq(disputeProposals.byUserId, userId))
        .limit(mostTold),
      db
        .select({
          text: faultContests.text,
          decision: faultContests.decision,
          reasoning: faultContests.reasoning,
          createdAt: faultContests.createdAt,
        })
        .from(faultContests)
        .where(eq(faultContests.byUserId, userId))
        .limit(mostTold),
    ])
    return {
      changeRequests: requests,
      disputes: argued,
      disputeProposals: proposals,
      contestedFaults: contests,
    }
  },
}

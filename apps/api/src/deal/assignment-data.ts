import { and, desc, eq, inArray, isNotNull, or } from "../platform/db/drizzle.ts"
import { agreements, completionReports, taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const assignmentData: PersonalData = {
  /** The agreement and how it ended stay for the other person; the place and the messages are deleted. */
  forget: async (tx, { id }) => {
    await tx
      .update(taskAssignments)
      .set({ cancelNote: null })
      .where(and(eq(taskAssignments.cancelledById, id), isNotNull(taskAssignments.cancelNote)))
    const asOwner = tx
      .select({ id: taskAssignments.id })
      .from(taskAssignments)
      .where(eq(taskAssignments.ownerId, id))
    await tx.update(agreements).set({ address: null }).where(inArray(agreements.assignmentId, asOwner))
    await tx.update(completionReports).set({ note: null }).where(eq(completionReports.providerId, id))
    await tx
      .update(completionReports)
      .set({ changesText: "" })
      .where(and(inArray(completionReports.assignmentId, asOwner), isNotNull(completionReports.changesText)))
  },
  tell: async (db, userId) => {
    const isParty = or(eq(taskAssignments.ownerId, userId), eq(taskAssignments.providerId, userId))
    const { taskId, assignedAt, startedAt, endedAt, outcome, cancelReason, cancelNote } = taskAssignments
    const { title, scopeText, included, price, currency, materialsCost, scheduledAt, address } = agreements
    const { warrantyDays, paymentMethod, settledByCustomerAt, settledByProviderAt } = agreements
    const [hires, reports] = await Promise.all([
      db
        .select({
          hire: { taskId, assignedAt, startedAt, endedAt, outcome, cancelReason, cancelNote },
          agreement: { title, scopeText, included, price, currency, materialsCost, scheduledAt, address },
          terms: { warrantyDays, paymentMethod, settledByCustomerAt, settledByProviderAt },
        })
        .from(taskAssignments)
        .leftJoin(agreements, eq(agreements.assignmentId, taskAssignments.id))
        .where(isParty)
        .orderBy(desc(assignedAt))
        .limit(mostTold),
      db
        .select({
          taskId: completionReports.taskId,
          note: completionReports.note,
          createdAt: completionReports.createdAt,
        })
        .from(completionReports)
        .where(eq(completionReports.providerId, userId))
        .limit(mostTold),
    ])
    return { hires, completionReports: reports }
  },
}

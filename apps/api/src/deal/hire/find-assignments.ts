import { Refused } from "@doable/domain/refusal"
import type { AssignmentsByTask } from "@doable/domain/deal/input"
import type { UserContext } from "../../platform/context.ts"
import { moneyOf } from "../../task/whole-draft.ts"
import type { AssignmentAnswer, ReportAnswer } from "./answers.ts"
import { ownerOfTask } from "../../task/queries.ts"
import { assignmentsOfTask, chosenContacts, type FoundAssignment } from "./queries.ts"
import { findReports } from "./find-reports.ts"

/** What the two agreed on, where it is and how they reach each other: for the owner all hires, for a doer their own. */
export async function findAssignments(ctx: UserContext, { taskId }: AssignmentsByTask) {
  const { db, user } = ctx
  const ownerId = await ownerOfTask(db, taskId)
  if (!ownerId) throw new Refused("task_not_found")
  const seesAll = ownerId === user.id || user.role === "ADMIN"
  const found = await assignmentsOfTask(db, taskId, seesAll ? null : user.id)
  if (!seesAll && found.length === 0) throw new Refused("task_not_found")
  const reports = await findReports(
    ctx,
    found.map(({ assignment }) => assignment.id),
  )
  const data = await Promise.all(found.map((row) => describe(ctx, row, reports)))
  return { data, total: data.length }
}

async function describe(
  { db, user }: UserContext,
  row: FoundAssignment,
  reports: Map<string, ReportAnswer[]>,
): Promise<AssignmentAnswer> {
  const { assignment, taskStatus, owner, doer, conversationId } = row
  const other = user.id === owner.id ? doer : user.id === doer.id ? owner : null
  const isOn = assignment.outcome === null ? taskStatus !== "removed" : assignment.outcome === "completed"
  const contacts = other && isOn ? await chosenContacts(db, other.id) : []
  const isRunning = other !== null && isOn && assignment.endedAt === null
  const lacksOwnContacts = isRunning && (await chosenContacts(db, user.id)).length === 0
  const { id, taskId, offerId, revisionRound, outcome, completedBy, fault } = assignment
  return {
    id,
    taskId,
    offerId,
    conversationId: other ? conversationId : null,
    assignedAt: assignment.assignedAt.toISOString(),
    startedAt: assignment.startedAt?.toISOString() ?? null,
    completionRequestedAt: assignment.completionRequestedAt?.toISOString() ?? null,
    revisionRound,
    endsAt: assignment.endsAt?.toISOString() ?? null,
    strandedAt: (assignment.endedAt === null && assignment.strandedAt?.toISOString()) || null,
    reports: reports.get(id) ?? [],
    endedAt: assignment.endedAt?.toISOString() ?? null,
    outcome,
    completedBy,
    cancelReason: assignment.cancelReason,
    cancelNote: assignment.cancelNote,
    fault,
    agreement: agreementOf(row, isOn),
    other: other && { userId: other.id, name: other.name, image: other.image, contacts },
    lacksOwnContacts,
  }
}

/** Called off or stopped by us, it does not tell where: the address was for the work alone. */
function agreementOf({ agreement, place, city, spot }: FoundAssignment, isOn: boolean) {
  const { version, title, scopeText, included, currency, materials, warrantyDays, paymentMethod } = agreement
  const isOwnCity = city && city.id !== place?.id
  return {
    version,
    title,
    scopeText,
    included,
    price: { amount: agreement.price, currency },
    materialsCost: moneyOf(agreement.materialsCost, currency),
    materials,
    scheduledAt: agreement.scheduledAt?.toISOString() ?? null,
    place: place && { ...place, city: isOwnCity ? city.name : null },
    address: isOn ? agreement.address : null,
    spot: isOn && spot.lat !== null && spot.lng !== null ? { lat: spot.lat, lng: spot.lng } : null,
    warrantyDays,
    paymentMethod,
    settledByCustomerAt: agreement.settledByCustomerAt?.toISOString() ?? null,
    settledByProviderAt: agreement.settledByProviderAt?.toISOString() ?? null,
  }
}

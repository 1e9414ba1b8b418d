import type { PaymentMethod } from "@doable/domain/offer/status"
import { stallTimers } from "@doable/domain/deal/timers"
import type { Transaction } from "../../platform/db/client.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import type { OfferRow } from "../../offer/lock-offer.ts"
import type { TaskRow } from "../../task/lock-task.ts"

type Hire = {
  offer: OfferRow
  task: TaskRow
  terms: { paymentMethod: PaymentMethod; scheduledAt: Date | null; now: Date }
}

/** One row for the hire and one for what was agreed: frozen, whatever becomes of the task's or the offer's words. */
export async function createAssignment(tx: Transaction, { offer, task, terms }: Hire): Promise<string> {
  const { scheduledAt, paymentMethod, now } = terms
  const [assignment] = await tx
    .insert(taskAssignments)
    .values({
      taskId: task.id,
      offerId: offer.id,
      ownerId: task.ownerId,
      providerId: offer.providerId,
      assignedAt: now,
      ...stallTimers({ scheduledAt, assignedAt: now }),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: taskAssignments.id })
  if (!assignment) throw new Error("no assignment")
  await tx.insert(agreements).values({
    assignmentId: assignment.id,
    version: 1,
    title: task.title,
    scopeText: task.description,
    included: offer.included,
    price: offer.price,
    currency: offer.currency,
    materialsCost: offer.materialsCost,
    materials: task.materials,
    scheduledAt,
    placeId: task.placeId,
    address: task.address,
    warrantyDays: offer.warrantyDays,
    paymentMethod,
    createdAt: now,
    updatedAt: now,
  })
  return assignment.id
}

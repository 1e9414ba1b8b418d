import { isFitSchedule } from "@doable/domain/deal/change/requests"
import { stallTimers } from "@doable/domain/deal/timers"
import type { AcceptOffer } from "@doable/domain/offer/input"
import { openCounter } from "@doable/domain/offer/counter/rules"
import { whyCannotAccept } from "@doable/domain/offer/rules"
import type { PaymentMethod } from "@doable/domain/offer/status"
import { Refused } from "@doable/domain/refusal"
import { eq, inArray } from "../../platform/db/drizzle.ts"
import { openTaskConversation } from "../../conversation/open-task-conversation.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { countersOf } from "../../offer/counters.ts"
import { endOffers } from "../../offer/end-offers.ts"
import { offerAfter } from "../../offer/find-offers.ts"
import { lockOffer } from "../../offer/lock-offer.ts"
import type { OfferRow } from "../../offer/lock-offer.ts"
import { offeringFacts } from "../../offer/offering-facts.ts"
import { offerById } from "../../offer/queries.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { users } from "../../platform/db/schema/user.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { moveTask } from "../../task/move-task.ts"
import { ownTask } from "../../task/own-task.ts"
import { noteShared, sharedBetween } from "../../user/shared-signals.ts"
import { isBlockedBetween } from "../../user/block-queries.ts"
import { recomputeClientStats } from "../recompute-client-stats.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"

/**
 * The hire. Every accept queues at the task's row, so one wins and the others find the task no longer open. In one
 * transaction, the agreement is frozen, the other offers are passed over, and the two may talk openly.
 */
export async function acceptOffer(
  ctx: UserContext,
  { id, paymentMethod, scheduledAt, version }: AcceptOffer,
) {
  const now = ctx.now()
  await refuseIfTaken(ctx, id)
  const hired = await ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    if (offer.hiddenAt) throw new Refused("offer_not_found")
    const { providerId } = offer
    const isReady = (await lockPair(tx, ctx.user.id, providerId)) && (await isFit(tx, task, providerId, now))
    const isBlocked = await isBlockedBetween(tx, task.ownerId, providerId)
    const isCountered = openCounter(offer, await countersOf(tx, [id])) !== null
    const asked = { offer, task, isCountered, actorId: ctx.user.id, doer: { isReady }, isBlocked, now }
    refuse(whyCannotAccept(asked))
    const shared = await sharedBetween(tx, { ownerId: task.ownerId, providerId })
    await noteShared(tx, { ownerId: task.ownerId, providerId }, shared, now)
    if (shared.includes("number")) return "one number" as const
    if (version !== undefined && version !== offer.editCount + 1) throw new Refused("offer_changed")
    const beginsAt = fitSchedule(scheduledAt, now)

    await tx
      .update(taskOffers)
      .set({ status: "accepted", acceptedAt: now, seenByOwnerAt: offer.seenByOwnerAt ?? now, updatedAt: now })
      .where(eq(taskOffers.id, id))
    await endOffers(tx, [task.id], { action: "pass_over", winnerId: id, now })
    const terms = { paymentMethod, scheduledAt: beginsAt, now }
    const assignmentId = await createAssignment(tx, { offer, task, terms })
    const columns = { assignedProviderId: providerId, expiresAt: null, warnAt: null }
    const data = { offerId: id, assignmentId }
    await moveTask(tx, task, { action: "assign", actorId: ctx.user.id, columns, data, now })
    await recomputeHireRate(tx, task.ownerId)
    await recomputeClientStats(tx, task.ownerId)
    await recomputeProviderStats(tx, providerId)

    const pair = { taskId: task.id, offerId: id, ownerId: task.ownerId, providerId, now }
    const { conversationId } = await openTaskConversation(tx, pair)
    const params = { price: offer.price, currency: offer.currency }
    await postSystemMessage(tx, { conversationId, key: "hired", params, actorId: ctx.user.id, now })
    await record(tx, { type: "offer.accepted", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, providerId])
    return { task: await ownTask(ctx, tx, task.id), offer: await offerAfter(ctx, tx, id), conversationId }
  })
  // After the commit, because the attempt stays noted.
  if (hired === "one number") throw new Refused("hire_same_number")
  return hired
}

/** Fails fast, before taking the lock, if the task is already taken. The check under the lock still decides. */
async function refuseIfTaken({ db, user }: UserContext, id: string): Promise<void> {
  const found = await offerById(db, id)
  if (found?.ownerId === user.id && found.taskStatus !== "open") throw new Refused("task_not_open")
}

/** In one order, so that two people who hire each other at the same time can't deadlock. */
async function lockPair(tx: Transaction, ownerId: string, providerId: string): Promise<boolean> {
  const people = await tx
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(inArray(users.id, [ownerId, providerId]))
    .orderBy(users.id)
    .for("no key update")
  const [profile] = await tx
    .select({ status: providerProfiles.status })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, providerId))
  const isActive = people.some((person) => person.id === providerId && person.status === "active")
  return isActive && (profile?.status === "published" || profile?.status === "paused")
}

/** What was checked when the offer was made may have run out since. */
async function isFit(tx: Transaction, task: TaskRow, providerId: string, now: Date): Promise<boolean> {
  if (!task.needsVerification) return true
  const { profile, isLicensed } = await offeringFacts(tx, task, providerId, now)
  return isLicensed && profile?.level === "verified"
}

function fitSchedule(scheduledAt: string | null | undefined, now: Date): Date | null {
  if (!scheduledAt) return null
  const moment = new Date(scheduledAt)
  if (!isFitSchedule(moment, now))
    throw new Refused("schedule_out_of_range", { fields: [{ path: "scheduledAt", code: "date_invalid" }] })
  return moment
}

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

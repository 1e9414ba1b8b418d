import { and, eq } from "../../platform/db/drizzle.ts"
import type { AcceptProposal, Propose } from "@doable/domain/deal/dispute/input"
import {
  decisionOf,
  whyCannotAcceptProposal,
  whyCannotPropose,
  whyUnfitProposal,
} from "@doable/domain/deal/dispute/steps"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { disputeProposals } from "../../platform/db/schema/deal/dispute.ts"
import { refuse, refuseAt } from "../../platform/refuse.ts"
import { disputeAfter, lockDispute, tellDispute } from "./lock-dispute.ts"
import { proposalsOf } from "./queries.ts"
import { resolveDispute } from "./resolve-dispute.ts"

/** Three times each. A new proposal replaces the previous one, no matter who made it. */
export function propose(ctx: UserContext, { id, outcome, price = null, note }: Propose) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    const { dispute, hire } = locked
    const made = await proposalsOf(tx, id)
    refuse(whyCannotPropose(dispute, made, actorId))
    const agreed = { amount: hire.price, currency: hire.currency }
    refuseAt("price", whyUnfitProposal({ outcome, price }, agreed))
    await tx.insert(disputeProposals).values({
      disputeId: id,
      position: made.length,
      byUserId: actorId,
      outcome,
      price: price?.amount ?? null,
      note: note || null,
      createdAt: now,
    })
    const told = {
      actorId,
      type: "dispute_proposed",
      key: "dispute_proposed",
      event: "dispute.proposed",
    } as const
    const params = { outcome, ...(price ? { price: price.amount, currency: price.currency } : {}) }
    await tellDispute(tx, locked, { ...told, params, now })
    return disputeAfter(ctx, tx, id)
  })
}

/** The two agree: nobody is at fault, and nobody else decides any more. */
export function acceptProposal(ctx: UserContext, { id, proposalIndex }: AcceptProposal) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx)
    const made = await proposalsOf(tx, id)
    refuse(whyCannotAcceptProposal(locked.dispute, made, { index: proposalIndex, actorId }))
    const proposal = made[proposalIndex]
    if (!proposal) throw new Refused("proposal_not_found")
    await tx
      .update(disputeProposals)
      .set({ acceptedAt: now })
      .where(and(eq(disputeProposals.disputeId, id), eq(disputeProposals.position, proposal.position)))
    const { outcome, price } = proposal
    await resolveDispute(tx, locked, { decision: decisionOf(outcome), price, fault: "none", actorId, now })
    return disputeAfter(ctx, tx, id)
  })
}

import type { DecideDispute } from "@doable/domain/deal/dispute/input"
import { whyCannotDecide } from "@doable/domain/deal/dispute/steps"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { refuse } from "../../platform/refuse.ts"
import { refuseWithoutReasons } from "../refuse-without-reasons.ts"
import { lockDispute } from "./lock-dispute.ts"
import { resolveDispute } from "./resolve-dispute.ts"

/** Final, with reasons that each of the two can read. If they agreed a moment before, there's nothing to decide. */
export function decideDispute(
  ctx: UserContext,
  { id, decision, fault, reasoning }: DecideDispute,
): Promise<void> {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const locked = await lockDispute(tx, id, ctx, { asAdmin: true })
    const { dispute } = locked
    refuse(whyCannotDecide(dispute, actorId))
    await refuseWithoutReasons(tx, reasoning, [dispute.openedById, dispute.againstId])
    await resolveDispute(tx, locked, { decision, fault, actorId, decided: { byId: actorId, reasoning }, now })
    await writeAuditLog(tx, caller(ctx), {
      action: "dispute.decide",
      entity: { type: "dispute", id },
      before: { status: dispute.status },
      after: { status: "resolved", decision, fault },
      reason: Object.values(reasoning).find(Boolean) ?? "",
      at: now,
    })
  })
}

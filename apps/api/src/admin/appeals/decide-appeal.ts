import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { DecideAppeal } from "@doable/domain/restriction/input"
import { isInForce, whyCannotDecideAppeal } from "@doable/domain/restriction/appeals"
import { changeStatus } from "../users/set-status.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { restrictions } from "../../platform/db/schema/trust/restriction.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import type { RestrictionRow } from "../../restriction/queries.ts"
import { lockAdmins } from "../../user/lock-admins.ts"

/**
 * The answer and what follows for the account are one step: of two who decide, one is late. What was removed comes back
 * by its own command with its own locks.
 */
export function decideAppeal(ctx: UserContext, input: DecideAppeal) {
  return ctx.db.transaction((tx) => decide(tx, ctx, input))
}

async function decide(tx: Transaction, ctx: UserContext, { id, decision, text }: DecideAppeal) {
  const now = ctx.now()
  const adminIds = await lockAdmins(tx)
  const [found] = await tx
    .select({ row: restrictions, locale: users.locale })
    .from(restrictions)
    .innerJoin(users, eq(users.id, restrictions.userId))
    .where(eq(restrictions.id, id))
    .for("update", { of: users })
  if (!found) throw new Refused("appeal_not_found")
  // Under the lock it may say something else than before.
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for("update")
  refuse(whyCannotDecideAppeal(row ?? null, { actorId: ctx.user.id, adminIds }))
  if (row && decision === "overturned") await undo(tx, ctx, row, text)
  await tx
    .update(restrictions)
    .set({
      appealStatus: decision,
      appealAnswer: { [found.locale]: text },
      appealDecidedById: ctx.user.id,
      appealDecidedAt: now,
      ...(decision === "overturned" ? { liftedAt: row?.liftedAt ?? now } : {}),
    })
    .where(eq(restrictions.id, id))
  await record(tx, { type: "appeal.decided", restrictionId: id })
  await writeAuditLog(tx, caller(ctx), {
    action: "restriction.appeal_decide",
    entity: { type: "user", id: found.row.userId },
    after: { decision },
    reason: text,
    at: now,
  })
  return row
}

/** What holds no longer doesn't need to be undone. */
async function undo(tx: Transaction, ctx: UserContext, row: RestrictionRow, reason: string) {
  if (!isInForce(row, ctx.now())) return
  if (row.kind === "limit" || row.kind === "deactivate")
    await changeStatus(tx, ctx, {
      id: row.userId,
      status: "active",
      reason: reason,
      reasonCode: "other",
      days: null,
      isToldElsewhere: true,
    })
}

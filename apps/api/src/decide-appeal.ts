import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { DecideAppeal } from "@doable/domain/restriction/input"
import { isInForce, whyCannotDecideAppeal } from "@doable/domain/restriction/rules"
import { isHideable } from "@doable/domain/restriction/hideable"
import { changeStatus } from "./admin/users/set-status.ts"
import { restoreTask } from "./deal/market/restore-task.ts"
import { restoreContent } from "./hide-content.ts"
import { caller } from "./platform/audit-log/actors.ts"
import { writeAuditLog } from "./platform/audit-log/write-audit-log.ts"
import type { UserContext } from "./platform/context.ts"
import type { Transaction } from "./platform/db/client.ts"
import { restrictions } from "./platform/db/schema/trust/restriction.ts"
import { users } from "./platform/db/schema/user.ts"
import { record } from "./platform/outbox/record.ts"
import { refuse } from "./platform/refuse.ts"
import { findAppeal } from "./restriction/find-appeals.ts"
import type { RestrictionRow } from "./restriction/queries.ts"
import { lockAdmins } from "./user/lock-admins.ts"

/**
 * The answer and what follows for the account are one step: of two who decide, one is late. What was removed comes back
 * by its own command with its own locks.
 */
export async function decideAppeal(ctx: UserContext, input: DecideAppeal) {
  const row = await ctx.db.transaction((tx) => decide(tx, ctx, input))
  if (row && input.decision === "overturned") await bringBack(ctx, row, input.text)
  return findAppeal(ctx, input)
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

async function bringBack(ctx: UserContext, { targetType, targetId, kind }: RestrictionRow, reason: string) {
  if (kind !== "content_removed" || !targetType || !targetId) return
  if (targetType === "task") await restoreTask(ctx, { id: targetId, reason })
  else if (isHideable(targetType)) await restoreContent(ctx, { targetType, targetId, reason })
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

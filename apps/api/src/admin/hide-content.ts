import { and, desc, eq } from "../platform/db/drizzle.ts"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import { Refused } from "@doable/domain/refusal"
import type { ReportReason } from "@doable/domain/report/status"
import type { HideableTarget } from "@doable/domain/restriction/hideable"
import { setMessageHidden } from "../conversation/set-message-hidden.ts"
import { setOfferHidden } from "../offer/set-offer-hidden.ts"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { users } from "../platform/db/schema/user.ts"
import { uuid } from "../platform/db/uuid.ts"
import { record } from "../platform/outbox/record.ts"
import { setServiceHidden } from "../provider/set-service-hidden.ts"
import type { Hidden } from "../restriction/hidden.ts"
import { issueRestriction } from "../restriction/issue-restriction.ts"
import { liftTargetRestriction } from "../restriction/lift-restrictions.ts"
import { setReviewHidden } from "../review/set-review-hidden.ts"
import { setQuestionHidden } from "../task/count-questions.ts"

type SetHidden = (tx: Transaction, id: string, hiddenAt: Date | null) => Promise<Hidden>

const acts: Record<HideableTarget, SetHidden> = {
  message: setMessageHidden,
  offer: setOfferHidden,
  question: setQuestionHidden,
  review: setReviewHidden,
  service: setServiceHidden,
}

type Target = { targetType: HideableTarget; targetId: string }
type Hide = Target & { reasonCode: ReportReason; reason: string; explanation?: Reasoning }

/** Nobody but its author and our team sees it; the author reads why and can appeal. False if there's nothing to hide. */
export function hideContent(ctx: UserContext, { targetType, targetId, reasonCode, ...said }: Hide) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const found = uuid.test(targetId) ? await acts[targetType](tx, targetId, now) : null
    if (!found) return false
    refuseOwn(ctx, found)
    const userId = found.subjectId
    const explanation = said.explanation ?? { [await localeOf(tx, userId)]: said.reason }
    const evidence = { targetType, targetId, snippet: found.snippet.slice(0, 300) }
    const decision = { userId, kind: "content_removed", reasonCode, explanation, evidence } as const
    const restrictionId = await issueRestriction(
      tx,
      { ...decision, issuedById: ctx.user.id, endsAt: null },
      now,
    )
    await record(tx, { type: "content.hidden", restrictionId })
    const after = { entityType: targetType, entityId: targetId }
    const entity = { type: "user", id: userId } as const
    const { reason } = said
    await writeAuditLog(tx, caller(ctx), { action: "content.hide", entity, after, reason, at: now })
    return true
  })
}

export function restoreContent(ctx: UserContext, input: Restore) {
  return ctx.db.transaction((tx) => bringContentBack(tx, ctx, input))
}

type Restore = Target & { reason: string }

/** False if there's nothing hidden. */
export async function bringContentBack(
  tx: Transaction,
  ctx: UserContext,
  { targetType, targetId, reason }: Restore,
) {
  const now = ctx.now()
  const found = uuid.test(targetId) ? await acts[targetType](tx, targetId, null) : null
  if (!found) return false
  refuseOwn(ctx, found)
  await liftTargetRestriction(tx, { kind: "content_removed", targetType, targetId }, now)
  const [newest] = await tx
    .select({ id: restrictions.id })
    .from(restrictions)
    .where(and(eq(restrictions.targetType, targetType), eq(restrictions.targetId, targetId)))
    .orderBy(desc(restrictions.startsAt))
    .limit(1)
  if (newest) await record(tx, { type: "content.restored", restrictionId: newest.id })
  const after = { entityType: targetType, entityId: targetId }
  const entity = { type: "user", id: found.subjectId } as const
  await writeAuditLog(tx, caller(ctx), { action: "content.restore", entity, after, reason, at: now })
  return true
}

/** Another of our team decides about what is one's own. */
function refuseOwn(ctx: UserContext, { subjectId }: NonNullable<Hidden>) {
  if (subjectId === ctx.user.id) throw new Refused("report_own_case")
}

async function localeOf(tx: Transaction, id: string) {
  const [person] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, id))
  return person?.locale ?? "en"
}

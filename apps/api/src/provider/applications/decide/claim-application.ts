import { eq } from "../../../platform/db/drizzle.ts"
import type { ApplicationId } from "@doable/domain/provider/application/input"
import { claimMinutes } from "@doable/domain/provider/application/limits"
import { whyCannotClaim } from "@doable/domain/provider/application/rules"
import { caller } from "../../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../../platform/db/client.ts"
import { providerApplications } from "../../../platform/db/schema/provider-application.ts"
import { refuse } from "../../../platform/refuse.ts"
import { lockForReview, type Reviewer } from "../lock-application.ts"
import { shownNameOf, type ApplicationRow } from "../queries.ts"

/**
 * An administrator takes it from the queue: from now on it is neither changed nor taken back, and for half an hour
 * nobody else decides.
 */
export function claimApplication(ctx: Reviewer, { id }: ApplicationId): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForReview(tx, id)
    refuse(whyCannotClaim(row, { actorId: ctx.user.id, now, claimMinutes }))
    await tx
      .update(providerApplications)
      .set({
        status: "in_review",
        reviewerId: ctx.user.id,
        reviewStartedAt: now,
        ...(await namesToCheck(tx, row)),
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(providerApplications.id, id))
    await writeAuditLog(tx, caller(ctx), {
      action: "application.claim",
      entity: { type: "application", id },
      before: { status: row.status, reviewerId: row.reviewerId },
      after: { status: "in_review", reviewerId: ctx.user.id },
      at: now,
    })
  })
}

/**
 * As they stand on the profile now, when someone starts to compare them: changed in the meantime, they weren't
 * checked.
 */
async function namesToCheck(tx: Transaction, { kind, providerId }: ApplicationRow) {
  const { userName, companyName } = await shownNameOf(tx, providerId)
  return { checkedName: userName, checkedCompany: kind === "company" ? companyName : null }
}

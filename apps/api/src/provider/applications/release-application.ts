import { eq } from "../../platform/db/drizzle.ts"
import type { ApplicationId } from "@doable/domain/provider/application/input"
import { whyCannotReview } from "@doable/domain/provider/application/rules"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockForReview, type Reviewer } from "./lock-application.ts"

/** Back into the queue, at the place it had: how long someone has waited doesn't change. */
export function releaseApplication(ctx: Reviewer, { id }: ApplicationId): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForReview(tx, id)
    refuse(whyCannotReview(row, ctx.user.id))
    await tx
      .update(providerApplications)
      .set({ ...released, version: row.version + 1, updatedAt: now })
      .where(eq(providerApplications.id, id))
    await writeAuditLog(tx, caller(ctx), {
      action: "application.release",
      entity: { type: "application", id },
      before: { status: row.status },
      after: { status: released.status },
      at: now,
    })
  })
}

export const released = { status: "submitted", reviewerId: null, reviewStartedAt: null } as const

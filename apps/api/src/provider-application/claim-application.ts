import { eq } from "drizzle-orm"
import type { ApplicationId } from "@doable/domain/provider-application/input"
import { whyCannotReview } from "@doable/domain/provider-application/rules"
import { providerApplications } from "../db/schema/provider-application.ts"
import { refuse } from "../refuse.ts"
import { lockForReview, type Reviewer } from "./lock-application.ts"

/** An administrator takes it from the queue: from now on it is neither changed nor taken back. */
export function claimApplication(ctx: Reviewer, { id }: ApplicationId): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockForReview(tx, id)
    refuse(whyCannotReview(row, { actorId: ctx.user.id, from: "submitted" }))
    await tx
      .update(providerApplications)
      .set({ status: "in_review", version: row.version + 1, updatedAt: ctx.now() })
      .where(eq(providerApplications.id, id))
  })
}

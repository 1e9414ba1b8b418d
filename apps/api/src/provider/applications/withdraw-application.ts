import { eq } from "../../platform/db/drizzle.ts"
import type { ApplicationId } from "@doable/domain/provider/application/input"
import { whyCannotWithdraw } from "@doable/domain/provider/application/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { refuse } from "../../platform/refuse.ts"
import { dropDocuments } from "./keep-documents.ts"
import { lockOwnApplication, ownApplication } from "./lock-application.ts"

/** Withdrawing an application also deletes its documents. */
export function withdrawApplication(ctx: UserContext, { id }: ApplicationId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, ctx.user.id, id)
    refuse(whyCannotWithdraw(row, ctx.user.id))
    await dropDocuments(tx, ctx.user.id, [id])
    await tx
      .update(providerApplications)
      .set({ status: "withdrawn", documentsPurgedAt: now, version: row.version + 1, updatedAt: now })
      .where(eq(providerApplications.id, id))
    return ownApplication(ctx, tx, id)
  })
}

import { eq } from "../../platform/db/drizzle.ts"
import type { UpdateApplication } from "@doable/domain/provider/application/input"
import { whyCannotChange } from "@doable/domain/provider/application/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { refuse } from "../../platform/refuse.ts"
import { draftColumns } from "./draft-columns.ts"
import { keepDocuments } from "./keep-documents.ts"
import { lockOwnApplication, ownApplication } from "./lock-application.ts"

export function updateApplication(ctx: UserContext, { id, version, payload }: UpdateApplication) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockOwnApplication(tx, ctx.user.id, id)
    refuse(whyCannotChange(before, ctx.user.id))
    if (before.version !== version) {
      throw new Refused("application_changed_elsewhere", { version: before.version })
    }
    await tx
      .update(providerApplications)
      .set({ ...draftColumns(payload, before.consentAt, now), version: version + 1, updatedAt: now })
      .where(eq(providerApplications.id, id))
    await keepDocuments(tx, before, payload)
    return ownApplication(ctx, tx, id)
  })
}

import { eq } from "../../platform/db/drizzle.ts"
import type { ApplicationId } from "@doable/domain/provider/application/input"
import { attemptsPerApplication } from "@doable/domain/provider/application/limits"
import { whyCannotSubmit } from "@doable/domain/provider/application/rules"
import { Refused } from "@doable/domain/refusal"
import { whyCannotPublish } from "@doable/domain/user/rules"
import type { UserContext } from "../../platform/context.ts"
import { providerApplications } from "../../platform/db/schema/provider-application.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { problemsOf } from "./describe-application.ts"
import { lockOwnApplication, ownApplication } from "./lock-application.ts"
import { documentsOf } from "./queries.ts"

/** Into the queue. What was sent back and is sent again counts as one more attempt. */
export function submitApplication(ctx: UserContext, { id }: ApplicationId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, ctx.user.id, id)
    refuse(whyCannotPublish(ctx.user))
    const attempt = row.status === "changes_requested" ? row.attempt + 1 : row.attempt
    const limits = { actorId: ctx.user.id, mostAttempts: attemptsPerApplication }
    refuse(whyCannotSubmit({ ...row, attempt }, limits))
    const problems = await problemsOf(tx, row, await documentsOf(tx, [id]), now)
    if (problems.length > 0) throw new Refused("application_incomplete", { fields: problems })
    await tx
      .update(providerApplications)
      .set({
        status: "submitted",
        attempt,
        submittedAt: now,
        decidedAt: null,
        fieldsToFix: [],
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(providerApplications.id, id))
    await record(tx, { type: "provider-application.submitted", applicationId: id, userId: ctx.user.id })
    return ownApplication(ctx, tx, id)
  })
}

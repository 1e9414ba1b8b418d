import type { MyApplications } from "@doable/domain/provider/application/input"
import { reviewTargetHours } from "@doable/domain/provider/application/limits"
import type { UserContext } from "../../platform/context.ts"
import { describeApplications } from "./describe-application.ts"
import { applicationsOf, queuePlaceOf } from "./queries.ts"

const hourMs = 60 * 60 * 1000

export async function findMyApplications(ctx: UserContext, input: MyApplications) {
  const { rows, total } = await applicationsOf(ctx.db, ctx.user.id, input)
  const waiting = rows.find(({ status }) => status === "submitted")
  return {
    data: await describeApplications(ctx, ctx.db, rows),
    total,
    queuePlace: waiting ? await queuePlaceOf(ctx.db, waiting) : null,
    targetAt: waiting?.submittedAt
      ? new Date(waiting.submittedAt.getTime() + reviewTargetHours * hourMs).toISOString()
      : null,
  }
}

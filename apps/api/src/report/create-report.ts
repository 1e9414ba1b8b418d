import { and, eq, isNull } from "../platform/db/drizzle.ts"
import type { CreateReport } from "@doable/domain/report/input"
import { reportsPerDay } from "@doable/domain/report/limits"
import { Refused } from "@doable/domain/refusal"
import { fitFiles } from "../conversation/keep-files.ts"
import { withId } from "../conversation/lock-conversation.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { reportFiles, reports } from "../platform/db/schema/trust/report.ts"
import { countWithin } from "../platform/http/count-within.ts"
import { lockUser } from "../user/lock-user.ts"
import { findTarget } from "./find-target.ts"
import { reportById } from "./queries.ts"

const perDay = { max: reportsPerDay, seconds: 24 * 60 * 60 }

/** One at a time for each thing: a second one says nothing new while we look at the first. */
export async function createReport(ctx: UserContext, { payload }: CreateReport) {
  const { targetType, targetId, reasonCode, text, fileIds } = payload
  const reporterId = ctx.user.id
  const now = ctx.now()
  const { subjectId, snippet } = await findTarget(ctx.db, payload, reporterId)
  if (subjectId === reporterId) throw new Refused("report_own")
  const conversationId = targetType === "user" ? (payload.conversationId ?? null) : null
  if (conversationId) await refuseOthersChat(ctx.db, conversationId, [reporterId, subjectId])
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, reporterId)
    const [open] = await tx
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          eq(reports.reporterId, reporterId),
          eq(reports.targetType, targetType),
          eq(reports.targetId, targetId),
          isNull(reports.decidedAt),
        ),
      )
    if (open) throw new Refused("report_exists")
    if (!(await countWithin(tx, `report|${reporterId}`, perDay))) throw new Refused("report_limit_reached")
    const fit = await fitFiles(tx, reporterId, fileIds, "report_file_unfit")
    const about = { targetType, targetId, subjectId, snippet, conversationId }
    const [report] = await tx
      .insert(reports)
      .values({ ...about, reporterId, reasonCode, text, createdAt: now, updatedAt: now })
      .returning({ id: reports.id })
    if (!report) throw new Error("no report")
    const attached = fit.map((fileId, position) => ({ reportId: report.id, fileId, position }))
    if (attached.length > 0) await tx.insert(reportFiles).values(attached)
    return reportById(ctx, tx, report.id)
  })
}

/** A chat of others, or one without the reported person, isn't there for the reporter. */
async function refuseOthersChat(db: Database, id: string, [reporterId, subjectId]: [string, string]) {
  const [talk] = await db.select().from(conversations).where(withId(id))
  const members = [talk?.customerId, talk?.providerId]
  if (!members.includes(reporterId) || !members.includes(subjectId))
    throw new Refused("report_target_not_found")
}

import { eq, sql } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import { whyCannotReadChat } from "@doable/domain/report/claim"
import type { ReportChat } from "@doable/domain/report/input"
import { messagesAround } from "@doable/domain/report/limits"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { uuid } from "../platform/db/uuid.ts"
import { countWithin } from "../platform/http/count-within.ts"
import { refuse } from "../platform/refuse.ts"
import type { ReportedChatMessage } from "./answers.ts"
import { isOpenOn } from "./lock-reports.ts"

type Report = typeof reports.$inferSelect
type Place = { conversationId: string; position: number }

/** What the two said right before and after, for the moderator who decides. Each look is in the audit log. */
export async function findReportedChat(ctx: UserContext, { id }: ReportChat) {
  const { db, user } = ctx
  const [report] = await db.select().from(reports).where(eq(reports.id, id))
  if (!report || report.decidedAt || !hasChat(report)) throw new Refused("report_not_found")
  const open = await db.select().from(reports).where(isOpenOn(report))
  refuse(whyCannotReadChat(open, user.id, ctx.now()))
  const place = await placeOf(db, report)
  if (!place) return { data: [] }
  await noteChatLook(ctx, report, place)
  const reportedId = report.targetType === "message" ? report.targetId : null
  const around = await db.execute<ReportedChatMessage>(sql`
    select m.id, coalesce(nullif(u.name, ''), u.email) as name,
      coalesce(m.id = ${reportedId}::uuid, false) as "isReported",
      case when m.deleted_at is null then m.text else '' end as text, m.deleted_at is not null as "isDeleted",
      ${sql.raw(isoDate("m.created_at"))} as "createdAt"
    from messages m join users u on u.id = m.sender_id
    where m.conversation_id = ${place.conversationId}::uuid and m.system_key is null
      and m.position between ${place.position - messagesAround} and ${place.position + messagesAround}
    order by m.position`)
  return { data: around.rows }
}

/** Whether a report says where in a chat to look. */
export function hasChat({ targetType, targetId, conversationId }: Report): boolean {
  return targetType === "message" ? uuid.test(targetId) : conversationId !== null
}

/** The reported message; for a person, what was said last before someone reported them. */
async function placeOf(db: Database, { targetType, targetId, conversationId, createdAt }: Report) {
  const { rows } = await db.execute<Place>(
    targetType === "message"
      ? sql`select conversation_id as "conversationId", position from messages where id = ${targetId}::uuid`
      : sql`select conversation_id as "conversationId", position from messages
          where conversation_id = ${conversationId}::uuid and created_at <= ${createdAt.toISOString()}::timestamptz
          order by position desc limit 1`,
  )
  return rows[0]
}

const once = { max: 1, seconds: 60 }

/** Asking again within a minute, as after a lost answer, is the same look. */
async function noteChatLook(ctx: UserContext, { id }: Report, { conversationId }: Place): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await countWithin(tx, `report-chat|${ctx.user.id}|${id}`, once))) return
    await writeAuditLog(tx, caller(ctx), {
      action: "report.chat_view",
      entity: { type: "conversation", id: conversationId },
      after: { entityType: "report", entityId: id },
      at: ctx.now(),
    })
  })
}

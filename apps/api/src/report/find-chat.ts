import { sql } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import { whyCannotReadChat } from "@doable/domain/report/claim"
import type { Target } from "@doable/domain/report/input"
import { messagesAround } from "@doable/domain/report/limits"
import { noteLook } from "../conversation/view-conversation.ts"
import type { UserContext } from "../platform/context.ts"
import { isoDate } from "../platform/db/iso-date.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { uuid } from "../platform/db/uuid.ts"
import { refuse } from "../platform/refuse.ts"
import type { ReportedChatMessage } from "./answers.ts"
import { isOpenOn } from "./lock-reports.ts"

/** What the two said right before and after, for the moderator who decides. Each look is in the audit log. */
export async function findReportedChat(ctx: UserContext, target: Target) {
  const { db, user } = ctx
  const { targetType, targetId } = target
  if (targetType !== "message" || !uuid.test(targetId)) throw new Refused("report_not_found")
  const open = await db.select().from(reports).where(isOpenOn(target))
  refuse(whyCannotReadChat(open, user.id, ctx.now()))
  const { rows } = await db.execute<{ conversationId: string; position: number }>(
    sql`select conversation_id as "conversationId", position from messages where id = ${targetId}::uuid`,
  )
  const [said] = rows
  if (!said) return { data: [] }
  await noteLook(ctx, said.conversationId)
  const around = await db.execute<ReportedChatMessage>(sql`
    select m.id, coalesce(nullif(u.name, ''), u.email) as name, m.id = ${targetId}::uuid as "isReported",
      case when m.deleted_at is null then m.text else '' end as text, m.deleted_at is not null as "isDeleted",
      ${sql.raw(isoDate("m.created_at"))} as "createdAt"
    from messages m join users u on u.id = m.sender_id
    where m.conversation_id = ${said.conversationId}::uuid and m.system_key is null
      and m.position between ${said.position - messagesAround} and ${said.position + messagesAround}
    order by m.position`)
  return { data: around.rows }
}

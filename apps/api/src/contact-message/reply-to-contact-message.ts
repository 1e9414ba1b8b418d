import { eq } from "../platform/db/drizzle.ts"
import type { ReplyToContactMessage } from "@doable/domain/contact-message/input"
import { repliesPerMessage } from "@doable/domain/contact-message/limits"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { record } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"
import { lockContactMessage } from "./lock-contact-message.ts"
import { describeForAdmin, filesOf } from "./queries.ts"

/** Emails the answer, and shows it on the sender's page if they were logged in when writing. */
export function replyToContactMessage(ctx: UserContext, { id, text, seenReplies }: ReplyToContactMessage) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, ctx, id)
    refuse(row.replies.length === seenReplies ? null : "contact_message_answered")
    refuse(row.replies.length < repliesPerMessage ? null : "contact_message_full")
    const reply = { adminId: ctx.user.id, text, at: now.toISOString() }
    const [changed] = await tx
      .update(contactMessages)
      .set({ replies: [...row.replies, reply], status: "answered", lastWordAt: now })
      .where(eq(contactMessages.id, id))
      .returning()
    if (!changed) throw new Error("no message")
    await record(tx, { type: "contact-message.replied", messageId: id, place: row.replies.length })
    // What was said is in the message; the log says that it was said.
    await writeAuditLog(tx, caller(ctx), {
      action: "contact_message.reply",
      entity: { type: "contact_message", id },
      before: { status: row.status },
      after: { status: "answered" },
      at: now,
    })
    return describeForAdmin(changed, await filesOf(tx, [id]))
  })
}

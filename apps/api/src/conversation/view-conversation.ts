import { isStaff } from "@doable/domain/user/admin-access"
import type { ConversationId } from "@doable/domain/conversation/input"
import { countWithin } from "../platform/http/count-within.ts"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { withId } from "./lock-conversation.ts"
import { findConversation } from "./queries.ts"

/** For the two, and for administrators with an audit row. What the two wrote stays private. */
export async function viewConversation(ctx: UserContext, { id }: ConversationId) {
  const talk = isStaff(ctx.user.role) ? await othersTalk(ctx, id) : null
  if (!talk) return findConversation(ctx, { id })
  await noteLook(ctx, id)
  if (talk.kind === "support") return findConversation(ctx, { id })
  const customer = { ...ctx.user, id: talk.customerId, role: "USER" } as const
  const seen = await findConversation({ ...ctx, user: customer }, { id })
  const notTheirs = { unread: 0, last: null, offer: null, agreement: null, isBlockedByMe: false }
  return { ...seen, ...notTheirs, closedBecause: "conversation_not_found" as const }
}

/** Whether someone of the team looks at what is between others; null: it is their own, or not there. */
export async function othersTalk({ db, user }: { db: Database; user: UserContext["user"] }, id: string) {
  const [talk] = await db.select().from(conversations).where(withId(id))
  const isOwn = talk && [talk.customerId, talk.providerId].includes(user.id)
  return talk && !isOwn ? talk : null
}

const once = { max: 1, seconds: 60 * 60 }

/** An open page asks every few seconds; within an hour that counts as one view. */
export async function noteLook(ctx: UserContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await countWithin(tx, `conversation-view|${ctx.user.id}|${id}`, once))) return
    await writeAuditLog(tx, caller(ctx), {
      action: "conversation.view",
      entity: { type: "conversation", id },
      at: ctx.now(),
    })
  })
}

import type { ConversationId } from "@doable/domain/conversation/input"
import { Refused } from "@doable/domain/refusal"
import { eq } from "../../platform/db/drizzle.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { conversations } from "../../platform/db/schema/conversation.ts"
import { lockConversation, withId } from "../lock-conversation.ts"
import { isTeam } from "../parties.ts"
import { broadcastToMembers } from "../broadcast-to-members.ts"

/** Nothing is left to be said, as after a "thank you". The person's next word makes it wait again. Twice is once. */
export function settleSupport(ctx: UserContext, { id }: ConversationId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const talk = await lockConversation(tx, withId(id))
    if (talk?.kind !== "support") throw new Refused("conversation_not_found")
    if (!isTeam(talk, ctx.user)) throw new Refused("contact_message_own")
    if (!talk.waitsSince) return { ok: true }
    await tx.update(conversations).set({ waitsSince: null, settledAt: now }).where(eq(conversations.id, id))
    await writeAuditLog(tx, caller(ctx), {
      action: "support.settle",
      entity: { type: "conversation", id },
      before: { waitsSince: talk.waitsSince.toISOString() },
      after: { waitsSince: null },
      at: now,
    })
    await broadcastToMembers(tx, talk)
    return { ok: true }
  })
}

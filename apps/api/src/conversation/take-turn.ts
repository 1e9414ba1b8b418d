import { eq, sql } from "../platform/db/drizzle.ts"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import type { ConversationRow } from "./lock-conversation.ts"
import { isTeam } from "./parties.ts"

/** With the team: the person waits from their first message until one of us has answered. */
export async function takeTurn(
  ctx: UserContext,
  tx: Transaction,
  conversation: ConversationRow,
  said: { position: number; createdAt: Date },
): Promise<void> {
  const { id } = conversation
  const at = said.createdAt
  const isAnswer = isTeam(conversation, ctx.user)
  const turn = isAnswer
    ? { waitsSince: null, settledAt: at, teamReadPosition: said.position }
    : { waitsSince: conversation.waitsSince ?? at }
  await tx.update(conversations).set(turn).where(eq(conversations.id, id))
  if (!isAnswer) return
  // What was said is in the conversation; the log says who of us said something.
  const act = { action: "support.answer", entity: { type: "conversation", id }, at } as const
  await writeAuditLog(tx, caller(ctx), act)
}

/** What someone took back waits no longer; where the team took its answer back, they wait for one again. */
export async function takeBackTurn(
  tx: Transaction,
  conversation: ConversationRow,
  user: UserContext["user"],
): Promise<void> {
  const { id, kind, customerId, waitsSince } = conversation
  const isAnswer = isTeam(conversation, user)
  if (kind !== "support" || (!isAnswer && !waitsSince)) return
  const answered = sql`coalesce((select max(a.position) from messages a where a.conversation_id = ${id}
    and a.sender_id <> ${customerId} and a.deleted_at is null), 0)`
  const since = isAnswer
    ? sql`m.position > ${answered}`
    : sql`m.created_at >= ${waitsSince?.toISOString()}::timestamptz`
  const oldest = sql`(select min(m.created_at) from messages m where m.conversation_id = ${id}
    and m.sender_id = ${customerId} and m.deleted_at is null and ${since})`
  await tx.update(conversations).set({ waitsSince: oldest }).where(eq(conversations.id, id))
}

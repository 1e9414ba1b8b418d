import { and, eq, inArray } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import { broadcast } from "../platform/live/broadcast.ts"
import type { ConversationRow } from "./lock-conversation.ts"

type Talk = Pick<ConversationRow, "id" | "customerId" | "providerId">

/** The open pages of both look again at this conversation. */
export async function broadcastToMembers(
  tx: Transaction,
  { id, customerId, providerId }: Talk,
): Promise<void> {
  const others = providerId === null ? await team(tx) : [providerId]
  for (const userId of new Set([customerId, ...others]))
    await broadcast(tx, userId, { kind: "conversation", id })
}

/** All moderators and administrators, so only a few. */
async function team(tx: Transaction): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, ["MODERATOR", "ADMIN"]), eq(users.status, "active")))
  return admins.map(({ id }) => id)
}

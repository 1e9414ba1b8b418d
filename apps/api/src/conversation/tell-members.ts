import type { Transaction } from "../db/client.ts"
import { tellLive } from "../live/tell-live.ts"
import type { ConversationRow } from "./lock-conversation.ts"

/** The open pages of both look again at this conversation. */
export async function tellMembers(
  tx: Transaction,
  { id, customerId, providerId }: Pick<ConversationRow, "id" | "customerId" | "providerId">,
): Promise<void> {
  for (const userId of [customerId, providerId]) await tellLive(tx, userId, { kind: "conversation", id })
}

import type { Transaction } from "../db/client.ts"
import { tellLive } from "./tell-live.ts"

/** The open pages of these people look again at this task, its offers and its questions. */
export async function tellTaskPages(
  tx: Transaction,
  taskId: string,
  userIds: readonly (string | null)[],
): Promise<void> {
  for (const userId of new Set(userIds)) {
    if (userId) await tellLive(tx, userId, { kind: "task", id: taskId })
  }
}

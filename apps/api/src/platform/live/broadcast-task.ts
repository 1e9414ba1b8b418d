import { sql } from "../db/drizzle.ts"
import type { Transaction } from "../db/client.ts"
import { liveChannel } from "./broadcast.ts"

/** The open pages of these people look again at this task, its offers and its questions. */
export async function broadcastTask(
  tx: Transaction,
  taskId: string,
  userIds: readonly (string | null)[],
): Promise<void> {
  const payloads = [...new Set(userIds)]
    .filter((userId) => userId !== null)
    .map((userId) => sql`${JSON.stringify({ kind: "task", id: taskId, userId })}`)
  if (payloads.length === 0) return
  await tx.execute(
    sql`select pg_notify(${liveChannel}, told) from unnest(array[${sql.join(payloads, sql`, `)}]) as told`,
  )
}

import type { Transaction } from "../db/client.ts"
import type { TaskRow } from "../task/lock-task.ts"
import { askable, sendInvites } from "./send-invites.ts"

/** The doer from whose profile the task was begun is asked as soon as it is open; if they can no longer be, nobody is. */
export async function inviteAsked(tx: Transaction, task: TaskRow, now: Date): Promise<void> {
  if (!task.askedProviderId) return
  const people = await askable(tx, task, [task.askedProviderId])
  await sendInvites(tx, task, { userIds: people.map(({ userId }) => userId), message: null, now })
}

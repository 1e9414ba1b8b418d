import { invitesPerDay } from "@doable/domain/offer/invite/limits"
import type { Transaction } from "../platform/db/client.ts"
import type { TaskRow } from "../task/lock-task.ts"
import { invitesOfDay } from "./invite-queries.ts"
import { askable, sendInvites } from "./send-invites.ts"

/**
 * Invites the doers this task was created for as soon as it's open: those who can be invited, within the day's limit.
 */
export async function inviteAsked(tx: Transaction, task: TaskRow, now: Date): Promise<void> {
  const { askedProviderIds: asked, ownerId } = task
  if (asked.length === 0) return
  const people = await askable(tx, task, asked)
  const room = Math.max(0, invitesPerDay - (await invitesOfDay(tx, ownerId, now)))
  const userIds = people.map(({ userId }) => userId).slice(0, room)
  await sendInvites(tx, task, { userIds, message: null, now })
}

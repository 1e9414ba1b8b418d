import { and, asc, eq, isNotNull, lte } from "../../platform/db/drizzle.ts"
import { whenToTell } from "@doable/domain/conversation/rules"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { conversationMembers } from "../../platform/db/schema/conversation.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { record } from "../../platform/outbox/record.ts"

const { conversationId, userId, noticedAt, noticeDueAt, readAt, unread } = conversationMembers

const rowOf = (conversation: string, reader: string) =>
  and(eq(conversationId, conversation), eq(userId, reader))

/** Notifies people who aren't reading, now or later if it's still unread then. */
export async function planNotice(tx: Transaction, conversation: string, reader: string, now: Date) {
  const which = rowOf(conversation, reader)
  const [member] = await tx
    .select({ noticedAt, readAt, noticeDueAt })
    .from(conversationMembers)
    .where(which)
    .for("update")
  if (!member || member.noticeDueAt) return
  const dueAt = whenToTell({ now, ...member })
  if (dueAt > now) await tx.update(conversationMembers).set({ noticeDueAt: dueAt }).where(which)
  else await tell(tx, conversation, reader, now)
}

async function tell(tx: Transaction, conversation: string, reader: string, now: Date) {
  const told = { noticedAt: now, noticeDueAt: null }
  await tx.update(conversationMembers).set(told).where(rowOf(conversation, reader))
  await record(tx, { type: "message.waiting", conversationId: conversation, userId: reader })
}

const portion = 100

/** What only time does: who went away in the middle of a conversation learns that it went on. */
export async function notifyOfWaitingMessages(db: Database, now: Date): Promise<void> {
  let due: { conversationId: string; userId: string }[]
  do {
    due = await db.transaction(async (tx) => {
      const some = await tx
        .select({ conversationId, userId, unread })
        .from(conversationMembers)
        .where(and(isNotNull(noticeDueAt), lte(noticeDueAt, now)))
        .orderBy(asc(noticeDueAt))
        .limit(portion)
        .for("update", { skipLocked: true })
      for (const one of some) {
        if (one.unread > 0) await tell(tx, one.conversationId, one.userId, now)
        else {
          const which = rowOf(one.conversationId, one.userId)
          await tx.update(conversationMembers).set({ noticeDueAt: null }).where(which)
        }
      }
      return some
    })
  } while (due.length === portion)
}

export const messageTimers: Timers = {
  queue: "message-timers",
  cron: "* * * * *",
  expireInSeconds: 300,
  run: ({ db }, now) => notifyOfWaitingMessages(db, now),
}

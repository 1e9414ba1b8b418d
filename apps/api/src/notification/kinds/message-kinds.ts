import { and, eq, gt, ne, notInArray, or, alias } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import type { Database } from "../../platform/db/client.ts"
import { conversationMembers, conversations } from "../../platform/db/schema/conversation.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { kind } from "./kind.ts"
import { messageEmail } from "./emails.ts"

const waiting = z.object({
  conversationId: z.string(),
  /** Older notices have a name instead, which is null for our team. */
  isTeam: z.boolean().optional(),
  name: z.string().nullable().optional(),
  /** Of the task that they talk about, if they do. */
  title: z.string().nullable(),
})

type Waiting = { conversationId: string; userId: string }

/** A title the reader couldn't see on the task's page isn't shown here either. */
const isShownTo = (userId: string) =>
  or(
    eq(tasks.ownerId, userId),
    eq(tasks.assignedProviderId, userId),
    notInArray(tasks.status, ["draft", "held", "removed"]),
  )

/** No notification for what they've already read. */
async function tellReader({ conversationId, userId }: Waiting, db: Database) {
  const them = alias(conversationMembers, "them")
  const [found] = await db
    .select({ senderId: them.userId, title: tasks.title })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoin(them, and(eq(them.conversationId, conversations.id), ne(them.userId, userId)))
    .leftJoin(tasks, and(eq(tasks.id, conversations.taskId), isShownTo(userId)))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
        gt(conversationMembers.unread, 0),
      ),
    )
  if (!found) return []
  const { senderId, title } = found
  // As in the chat, where nobody is a company.
  const person = senderId === null ? undefined : { id: senderId, asProvider: false }
  return [{ userId, data: { conversationId, isTeam: senderId === null, title }, person }]
}

export const messageReceived = kind("MessageReceived", {
  data: waiting,
  from: { "message.waiting": tellReader },
  actionUrl: ({ conversationId }) => `/chat?c=${conversationId}`,
  letter: messageEmail,
  choose: {
    title: ({ isTeam, name, title }) =>
      (isTeam ?? name === null) ? "team" : title === null ? "person" : "task",
  },
})

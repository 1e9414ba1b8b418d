import { and, eq, gt, ne, notInArray, or } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { z } from "zod"
import type { Database } from "../../platform/db/client.ts"
import { conversationMembers, conversations } from "../../platform/db/schema/conversation.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { kind } from "./kind.ts"
import { messageEmail } from "./emails.ts"

const waiting = z.object({
  conversationId: z.string(),
  /** The first name alone: the notice stays when its sender leaves. Null: our team. */
  name: z.string().nullable(),
  /** The task they talk about, if there is one. */
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
    .select({ name: users.name, title: tasks.title })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoin(them, and(eq(them.conversationId, conversations.id), ne(them.userId, userId)))
    .leftJoin(users, eq(users.id, them.userId))
    .leftJoin(tasks, and(eq(tasks.id, conversations.taskId), isShownTo(userId)))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
        gt(conversationMembers.unread, 0),
      ),
    )
  if (!found) return []
  const name = found.name === null ? null : (found.name.trim().split(/\s+/u)[0] ?? "")
  return [{ userId, data: { conversationId, name, title: found.title } }]
}

export const messageReceived = kind("MessageReceived", {
  data: waiting,
  from: { "message.waiting": tellReader },
  actionUrl: ({ conversationId }) => `/chat?c=${conversationId}`,
  letter: messageEmail,
  choose: {
    title: ({ name }) => (name === null ? "team" : "person"),
    message: ({ title }) => (title === null ? "chat" : "task"),
  },
})

import { randomUUID } from "node:crypto"
import { eq } from "../src/platform/db/drizzle.ts"
import { normalizeText } from "@doable/domain/text/normalize"
import type { Database } from "../src/platform/db/client.ts"
import { startConversation } from "../src/conversation/start-conversation.ts"
import { conversations } from "../src/platform/db/schema/conversation.ts"
import { taskOffers } from "../src/platform/db/schema/offer.ts"
import { appendMessage } from "../src/conversation/append-message.ts"
import { lockConversation, withId } from "../src/conversation/lock-conversation.ts"

type Who = { id: string }

/** Between these two; about a task if there's one. */
export async function aConversation(
  db: Database,
  customer: Who,
  doer: Who,
  { task, kind = task ? "offer" : "direct" }: { task?: Who; kind?: "offer" | "task" | "direct" } = {},
) {
  const about = { taskId: task?.id ?? null, offerId: null }
  const people = { customerId: customer.id, providerId: doer.id }
  return db.transaction(async (tx) => {
    const made = await startConversation(tx, { kind, ...about, ...people }, new Date())
    if (!made) throw new Error("these two have a conversation already")
    return made
  })
}

/** With the team. */
export function aSupportTalk(db: Database, customer: Who) {
  return db.transaction(async (tx) => {
    const start = { kind: "support", taskId: null, offerId: null, providerId: null, topic: "help" } as const
    const made = await startConversation(tx, { ...start, customerId: customer.id }, new Date())
    if (!made) throw new Error("there is one already")
    return made
  })
}

/** As its sender wrote it, past all rules. */
export function aMessage(
  db: Database,
  conversation: Who,
  sender: Who,
  { text = "Good day", at = new Date() }: { text?: string; at?: Date } = {},
) {
  return db.transaction(async (tx) => {
    const locked = await lockConversation(tx, withId(conversation.id))
    if (!locked) throw new Error("no conversation")
    const said = { text, foldedText: normalizeText(text), senderId: sender.id, clientId: randomUUID() }
    return appendMessage(tx, locked, said, at)
  })
}

/** A doer's offer as it stands in its table. */
export async function anOfferRow(db: Database, task: Who, doer: Who) {
  const [offer] = await db
    .insert(taskOffers)
    .values({
      taskId: task.id,
      providerId: doer.id,
      price: 400_00,
      currency: "MDL",
      message: "I can do it today, with my own tools.",
      lang: "en",
      validDays: 7,
      validUntil: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
      taskVersionSeen: 1,
    })
    .returning()
  if (!offer) throw new Error("no offer")
  return offer
}

export async function conversationRow(db: Database, id: string) {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

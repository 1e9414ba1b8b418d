import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { eq } from "../platform/db/drizzle.ts"
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { normalizeText } from "@doable/domain/text/normalize"
import { lockConversation, withId } from "../conversation/lock-conversation.ts"
import { startConversation } from "../conversation/start-conversation.ts"
import type { Database } from "../platform/db/client.ts"
import { conversationMembers } from "../platform/db/schema/conversation.ts"
import { users } from "../platform/db/schema/user.ts"
import { appendMessage } from "../conversation/append-message.ts"
import { readData } from "../platform/read-data.ts"
import { emailOf, type Who } from "./people/cast.ts"
import { anybody } from "./people/demo-people.ts"
import { ago } from "./stories/story.ts"

const said = readData(
  join(import.meta.dirname, "talk.json"),
  z.array(
    z.strictObject({
      who: anybody,
      hoursAgo: z.number(),
      lang: z.enum(locales),
      text: z.string(),
    }),
  ),
)

/** Two people in two languages, so that the demo's chat isn't only about jobs. */
export async function postDemoTalk(db: Database, now: Date): Promise<void> {
  const people = await db.select({ id: users.id, email: users.email }).from(users)
  const idOf = (who: Who) => people.find(({ email }) => email === emailOf(who))?.id ?? ""
  const two = { customerId: idOf("anna"), providerId: idOf("stefan") }
  await db.transaction(async (tx) => {
    const about = { kind: "direct", taskId: null, offerId: null } as const
    const started = await startConversation(tx, { ...about, ...two }, ago(27)(now))
    if (!started) return
    for (const { who, hoursAgo, lang, text } of said) {
      const conversation = await lockConversation(tx, withId(started.id))
      if (!conversation) return
      const message = {
        senderId: idOf(who),
        clientId: randomUUID(),
        lang,
        text,
        foldedText: normalizeText(text),
      }
      await appendMessage(tx, conversation, message, ago(hoursAgo)(now))
    }
    await tx
      .update(conversationMembers)
      .set({ unread: 0, readPosition: said.length, readAt: ago(1)(now) })
      .where(eq(conversationMembers.conversationId, started.id))
  })
}

import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Locale } from "@doable/domain/locale"
import { foldText } from "@doable/domain/text/fold"
import { lockConversation, withId } from "../conversation/lock-conversation.ts"
import { startConversation } from "../conversation/start-conversation.ts"
import type { Database } from "../platform/db/client.ts"
import { conversationMembers } from "../platform/db/schema/conversation.ts"
import { users } from "../platform/db/schema/user.ts"
import { appendMessage } from "../conversation/append-message.ts"
import { emailOf } from "./people/cast.ts"
import { ago } from "./stories/story.ts"

type Speaker = "anna" | "stefan"

/** Who, how many hours ago, what. */
const said = [
  ["anna", 26, "ru", "Здравствуйте! Вы собираете шкафы ИКЕА? Нужно собрать два на этой неделе."],
  ["stefan", 25, "ro", "Bună ziua! Da, montez. Două dulapuri înseamnă cam patru ore. Le aveți deja acasă?"],
  ["anna", 24, "ru", "Да, коробки стоят в комнате. Четверг после шести подойдёт?"],
  ["stefan", 3, "ro", "Joi la 18:30 pot. Publicați sarcina și vă trimit oferta acolo."],
  ["anna", 2, "ru", "Хорошо, сегодня размещу."],
] as const satisfies [who: Speaker, hours: number, lang: Locale, text: string][]

/** Two people in two languages, so that the chat of the demo has something to read besides work. */
export async function postDemoTalk(db: Database, now: Date): Promise<void> {
  const people = await db.select({ id: users.id, email: users.email }).from(users)
  const idOf = (who: Speaker) => people.find(({ email }) => email === emailOf(who))?.id ?? ""
  const two = { customerId: idOf("anna"), providerId: idOf("stefan") }
  await db.transaction(async (tx) => {
    const about = { kind: "direct", taskId: null, offerId: null } as const
    const started = await startConversation(tx, { ...about, ...two }, ago(27)(now))
    if (!started) return
    for (const [who, hours, lang, text] of said) {
      const conversation = await lockConversation(tx, withId(started.id))
      if (!conversation) return
      const message = { senderId: idOf(who), clientId: randomUUID(), lang, text, foldedText: foldText(text) }
      await appendMessage(tx, conversation, message, ago(hours)(now))
    }
    await tx
      .update(conversationMembers)
      .set({ unread: 0, readPosition: said.length, readAt: ago(1)(now) })
      .where(eq(conversationMembers.conversationId, started.id))
  })
}

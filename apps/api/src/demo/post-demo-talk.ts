import { randomUUID } from "node:crypto"
import { eq, inArray } from "drizzle-orm"
import type { Locale } from "@doable/domain/locale"
import { foldText } from "@doable/domain/text/fold"
import { lockConversation, withId } from "../conversation/lock-conversation.ts"
import { startConversation } from "../conversation/start-conversation.ts"
import type { Database } from "../db/client.ts"
import { conversationMembers } from "../db/schema/conversation.ts"
import { users } from "../db/schema/user.ts"
import { appendMessage } from "../message/append-message.ts"

const hourMs = 60 * 60 * 1000

/** Who, how many hours ago, what. */
const said = [
  ["customer", 26, "ru", "Здравствуйте! Вы собираете шкафы ИКЕА? Нужно собрать два на этой неделе."],
  ["doer", 25, "ro", "Bună ziua! Da, montez. Două dulapuri înseamnă cam patru ore. Le aveți deja acasă?"],
  ["customer", 24, "ru", "Да, коробки стоят в комнате. Четверг после шести подойдёт?"],
  ["doer", 3, "ro", "Joi la 18:30 pot. Publicați sarcina și vă trimit oferta acolo."],
  ["customer", 2, "ru", "Хорошо, сегодня размещу."],
] as const satisfies [who: "customer" | "doer", hours: number, lang: Locale, text: string][]

/** Two people in two languages, so that the chat of the demo has something to read. */
export async function postDemoTalk(db: Database, emails: { customer: string; doer: string }): Promise<void> {
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, Object.values(emails)))
  const idOf = (who: keyof typeof emails) => people.find(({ email }) => email === emails[who])?.id ?? ""
  const two = { customerId: idOf("customer"), providerId: idOf("doer") }
  const before = (hours: number) => new Date(Date.now() - hours * hourMs)
  await db.transaction(async (tx) => {
    const about = { kind: "direct", taskId: null, offerId: null } as const
    const started = await startConversation(tx, { ...about, ...two }, before(27))
    if (!started) return
    for (const [who, hours, lang, text] of said) {
      const conversation = await lockConversation(tx, withId(started.id))
      if (!conversation) return
      const message = { senderId: idOf(who), clientId: randomUUID(), lang, text, foldedText: foldText(text) }
      await appendMessage(tx, conversation, message, before(hours))
    }
    await tx
      .update(conversationMembers)
      .set({ unread: 0, readPosition: said.length, readAt: before(1) })
      .where(eq(conversationMembers.conversationId, started.id))
  })
}

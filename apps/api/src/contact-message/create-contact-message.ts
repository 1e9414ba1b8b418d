import { randomInt } from "node:crypto"
import type { CreateContactMessage } from "@doable/domain/contact-message/input"
import {
  leastSeconds,
  messagesPerHour,
  strangersMessagesPerHour,
} from "@doable/domain/contact-message/limits"
import { Refused } from "@doable/domain/refusal"
import { fitFiles } from "../conversation/keep-files.ts"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { contactMessageFiles, contactMessages } from "../platform/db/schema/contact-message.ts"
import { addressGroup } from "../platform/http/client-address.ts"
import { countWithin } from "../platform/http/count-within.ts"
import { record } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"

type Visitor = Context & { user: Caller | null }

/**
 * A message from a bot gets a number like any other and goes to spam: the bot learns nothing, and a person mistaken
 * for one isn't lost.
 */
export async function createContactMessage(
  ctx: Visitor,
  { payload: { website, seconds, email, fileIds, ...payload } }: CreateContactMessage,
): Promise<{ ticketNo: string }> {
  if (!ctx.user && fileIds.length > 0) throw new Refused("sign_in_needed")
  refuse((await isAllowed(ctx)) ? null : "too_many_tries")
  const isHasty = !ctx.user && seconds !== undefined && seconds < leastSeconds
  const isSpam = Boolean(website) || isHasty
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const fit = ctx.user ? await fitFiles(tx, ctx.user.id, fileIds) : []
    const [message] = await tx
      .insert(contactMessages)
      .values({
        ...payload,
        email: email.toLowerCase(),
        ticketNo: ticketNumber(),
        userId: ctx.user?.id ?? null,
        status: isSpam ? "spam" : "new",
        createdAt: now,
        lastWordAt: now,
      })
      .returning({ id: contactMessages.id, ticketNo: contactMessages.ticketNo })
    if (!message) throw new Error("no message")
    const { id: messageId } = message
    const attached = fit.map((fileId, position) => ({ messageId, position, fileId }))
    if (attached.length > 0) await tx.insert(contactMessageFiles).values(attached)
    if (!isSpam) await record(tx, { type: "contact-message.received", messageId })
    return { ticketNo: message.ticketNo }
  })
}

async function isAllowed({ db, user, clientAddress }: Visitor): Promise<boolean> {
  const count = (who: string, max: number) =>
    countWithin(db, `contact-message|${who}`, { max, seconds: 60 * 60 })
  if (user) return count(`user|${user.id}`, messagesPerHour)
  return (
    (await count(addressGroup(clientAddress), messagesPerHour)) &&
    (await count("strangers", strangersMessagesPerHour))
  )
}

/** Without what looks alike on paper and sounds alike on the phone. */
const letters = "ABCDEFGHJKMNPQRTUVWXYZ2346789"

/** By chance, so that a number doesn't tell how many people write to us. */
function ticketNumber(): string {
  const some = Array.from({ length: 6 }, () => letters[randomInt(letters.length)])
  return `D-${some.join("")}`
}

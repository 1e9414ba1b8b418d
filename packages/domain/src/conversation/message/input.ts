import { z } from "zod"
import { locales } from "../../locale.ts"
import { filesPerMessage, messageLength, messagesPerPage } from "./limits.ts"

export const messageText = z.string().trim().max(messageLength.max)

/** Messages are numbered within their conversation, and a number is what a page goes on from. */
const position = z.int().min(0).max(2_147_483_647)

export const messagesInput = z.object({
  conversationId: z.uuid(),
  /** Those after this one, the oldest first; or those before it, the newest of them. */
  after: position.optional(),
  before: position.optional(),
  pagination: z
    .object({ limit: z.int().min(1).max(messagesPerPage.max).default(messagesPerPage.page) })
    .prefault({}),
})
export type Messages = z.infer<typeof messagesInput>

export const createMessageInput = z.object({
  payload: z.object({
    conversationId: z.uuid(),
    text: messageText,
    fileIds: z.array(z.uuid()).max(filesPerMessage).default([]),
    /** Made by the page: whatever is sent again with it has been said already. */
    clientId: z.uuid().optional(),
    lang: z.enum(locales).optional(),
  }),
})
export type CreateMessage = z.infer<typeof createMessageInput>

export const messageIdInput = z.object({ id: z.uuid() })
export type MessageId = z.infer<typeof messageIdInput>

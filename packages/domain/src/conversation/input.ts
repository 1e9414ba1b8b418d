import { z } from "zod"
import { contactTopics } from "./topics.ts"
import { locales } from "../locale.ts"
import { messageText } from "./message/input.ts"
import { conversationKinds } from "./kinds.ts"
import { conversationSearchLength, conversationsPerPage } from "./limits.ts"

const pagination = z.object({
  limit: z.int().min(1).max(conversationsPerPage.max).default(conversationsPerPage.list),
  offset: z.int().min(0).max(10_000).default(0),
})

export const myConversationsInput = z
  .object({
    kind: z.enum(conversationKinds).optional(),
    unreadOnly: z.boolean().default(false),
    /** A name, a task or a word that was said. */
    q: z.string().trim().max(conversationSearchLength).default(""),
    pagination: pagination.prefault({}),
  })
  .prefault({})
export type MyConversations = z.infer<typeof myConversationsInput>

export const conversationIdInput = z.object({ id: z.uuid() })
export type ConversationId = z.infer<typeof conversationIdInput>

/** `position`: the last message that was on the screen; without it, all there are. */
export const markReadInput = z.object({
  id: z.uuid(),
  position: z.int().min(0).max(2_147_483_647).optional(),
})
export type MarkRead = z.infer<typeof markReadInput>

export const openForOfferInput = z.object({ offerId: z.uuid() })
export type OpenForOffer = z.infer<typeof openForOfferInput>

export const openDirectInput = z.object({
  /** The doer's profile. */
  providerId: z.uuid(),
  text: messageText.min(1),
  clientId: z.uuid().optional(),
})
export type OpenDirect = z.infer<typeof openDirectInput>

/** Asking again about the same topic continues the same conversation. */
export const openSupportInput = z.object({
  topic: z.enum(contactTopics),
  text: messageText.min(1),
  clientId: z.uuid().optional(),
  lang: z.enum(locales).optional(),
})
export type OpenSupport = z.infer<typeof openSupportInput>

const supportStates = ["waiting", "settled"] as const

export const supportListInput = z
  .object({ state: z.enum(supportStates).default("waiting"), pagination: pagination.prefault({}) })
  .prefault({})
export type SupportList = z.infer<typeof supportListInput>

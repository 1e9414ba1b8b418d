import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { systemLine } from "../answers.ts"

export const message = z.object({
  id: z.string(),
  position: z.number(),
  /** For a system message: whether it's about something the reader did. */
  isMine: z.boolean(),
  text: z.string(),
  lang: z.enum(locales).nullable(),
  system: systemLine.nullable(),
  /** The change request that a line of the product is about: the chat shows it as a card. */
  refId: z.string().nullable(),
  /** Private to the two: the links run out. */
  files: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      mimeType: z.string(),
      name: z.string(),
      size: z.number(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
  /** How many contacts were hidden in it. */
  maskedSpans: z.number(),
  /** For the reader's own messages: the id the page gave it. */
  clientId: z.string().nullable(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
})
export type MessageAnswer = z.infer<typeof message>

export const messageList = z.object({
  /** The oldest first. */
  data: z.array(message),
  /** The number of the last one there is; those that were taken back keep theirs. */
  total: z.number(),
  otherReadPosition: z.number(),
})

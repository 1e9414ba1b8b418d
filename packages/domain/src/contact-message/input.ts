import { z } from "zod"
import { textOf } from "../text/length-input.ts"
import { emailLength } from "../limits.ts"
import { locales } from "../locale.ts"
import {
  contactNameLength,
  contactReplyLength,
  contactTextLength,
  filesPerContactMessage,
  repliesPerMessage,
} from "./limits.ts"
import { contactTopics } from "../conversation/topics.ts"
import { contactSources, contactStatuses } from "./status.ts"

export const createContactMessageInput = z.object({
  payload: z.object({
    name: textOf(contactNameLength),
    email: z.email().max(emailLength.max),
    topic: z.enum(contactTopics),
    text: textOf(contactTextLength),
    lang: z.enum(locales),
    /** Only of someone who is logged in: files have an owner. */
    fileIds: z.array(z.uuid()).max(filesPerContactMessage).default([]),
    source: z.enum(contactSources).default("form"),
    /** People don't see this field; programs fill it in. */
    website: z.string().max(500).optional(),
    /** How long the form lay open. */
    seconds: z.number().min(0).optional(),
  }),
})
export type CreateContactMessage = z.infer<typeof createContactMessageInput>

const page = z.object({ limit: z.int().min(1).max(100), offset: z.int().min(0).max(10_000) })

export const getMyContactMessagesInput = z.object({ pagination: page })
export type GetMyContactMessages = z.infer<typeof getMyContactMessagesInput>

/** Without a status: all that wait for an answer. */
export const contactFilter = z.object({ status: z.enum(contactStatuses).optional() })

export const getContactMessagesInput = contactFilter.extend({ pagination: page })
export type GetContactMessages = z.infer<typeof getContactMessagesInput>

export const replyToContactMessageInput = z.object({
  id: z.uuid(),
  text: z.string().trim().min(contactReplyLength.min).max(contactReplyLength.max),
  /** How many answers stood there when this one was written: nobody answers past another's answer. */
  seenReplies: z.int().min(0).max(repliesPerMessage),
})
export type ReplyToContactMessage = z.infer<typeof replyToContactMessageInput>

export const setContactStatusInput = z.object({ id: z.uuid(), status: z.enum(contactStatuses) })
export type SetContactStatus = z.infer<typeof setContactStatusInput>

export const contactFileInput = z.object({ id: z.uuid(), fileId: z.uuid() })
export type ContactFile = z.infer<typeof contactFileInput>

import {
  contactFileInput,
  createContactMessageInput,
  getContactMessagesInput,
  getMyContactMessagesInput,
  replyToContactMessageInput,
  setContactStatusInput,
} from "@doable/domain/contact-message/input"
import { filesPerContactMessage, repliesPerMessage } from "@doable/domain/contact-message/limits"
import { contactTopics } from "@doable/domain/conversation/topics"
import { contactSources, contactStatuses } from "@doable/domain/contact-message/status"
import { keptTypes } from "@doable/domain/file/rules"
import { locales } from "@doable/domain/locale"
import { z } from "zod"
import { moderatorProcedure, publicProcedure, router, userProcedure } from "../platform/trpc.ts"
import { createContactMessage } from "./create-contact-message.ts"
import { contactMessageList, myContactMessages } from "./queries.ts"
import { replyToContactMessage } from "./reply-to-contact-message.ts"
import { setContactStatus } from "./set-contact-status.ts"
import { viewFile } from "./view-file.ts"

const file = z.object({ id: z.string(), name: z.string(), mimeType: z.enum(keptTypes), size: z.int() })
const message = z.object({
  id: z.string(),
  ticketNo: z.string(),
  topic: z.enum(contactTopics),
  text: z.string(),
  files: z.array(file).max(filesPerContactMessage),
  status: z.enum(contactStatuses),
  replies: z.array(z.object({ text: z.string(), at: z.string() })).max(repliesPerMessage),
  createdAt: z.string(),
})
/** The sender can open what they sent, through links that expire. */
const own = message.extend({
  files: z.array(file.extend({ url: z.string() })).max(filesPerContactMessage),
})
const full = message.extend({
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  lang: z.enum(locales),
  source: z.enum(contactSources),
})
const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row).max(100), total: z.int().nonnegative() })

export const contactMessageRouter = router({
  create: publicProcedure
    .input(createContactMessageInput)
    .output(z.object({ ticketNo: z.string() }))
    .mutation(({ ctx, input }) => createContactMessage(ctx, input)),
  getMy: userProcedure
    .input(getMyContactMessagesInput)
    .output(listOf(own))
    .query(({ ctx, input }) => myContactMessages(ctx, input)),
})

export const adminContactRouter = router({
  getList: moderatorProcedure
    .input(getContactMessagesInput)
    .output(listOf(full))
    .query(({ ctx, input }) => contactMessageList(ctx, input)),
  getFileUrl: moderatorProcedure
    .input(contactFileInput)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx, input }) => viewFile(ctx, input)),
  reply: moderatorProcedure
    .input(replyToContactMessageInput)
    .output(full)
    .mutation(({ ctx, input }) => replyToContactMessage(ctx, input)),
  setStatus: moderatorProcedure
    .input(setContactStatusInput)
    .output(full)
    .mutation(({ ctx, input }) => setContactStatus(ctx, input)),
})

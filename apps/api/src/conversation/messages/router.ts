import { z } from "zod"
import { createMessageInput, messageIdInput, messagesInput } from "@doable/domain/conversation/message/input"
import { openDirectInput } from "@doable/domain/conversation/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { wholeConversation } from "../answers.ts"
import { message, messageList } from "./answers.ts"
import { createMessage } from "./create-message.ts"
import { deleteMessage } from "./delete-message.ts"
import { openDirect } from "./open-direct.ts"
import { findMessages } from "./queries.ts"

export const messageRouter = router({
  getByConversation: userProcedure
    .input(messagesInput)
    .output(messageList)
    .query(({ ctx, input }) => findMessages(ctx, input)),
  create: userProcedure
    .input(createMessageInput)
    .output(message)
    .mutation(({ ctx, input }) => createMessage(ctx, input)),
  delete: userProcedure
    .input(messageIdInput)
    .output(z.object({ ok: z.boolean() }))
    .mutation(({ ctx, input }) => deleteMessage(ctx, input)),
})

/** The part of `conversation` that starts with a message. */
export const conversationDirectRouter = router({
  openDirect: userProcedure
    .input(openDirectInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openDirect(ctx, input)),
})

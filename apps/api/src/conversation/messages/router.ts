import { z } from "zod"
import { createMessageInput, messageIdInput, messagesInput } from "@doable/domain/conversation/message/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { message, messageList } from "./answers.ts"
import { createMessage } from "./create-message.ts"
import { deleteMessage } from "./delete-message.ts"
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

import { z } from "zod"
import { conversationIdInput, myConversationsInput } from "@doable/domain/conversation/input"
import { router, userProcedure } from "../platform/trpc.ts"
import { conversationList, wholeConversation } from "./answers.ts"
import { findMyConversations, unreadMessages } from "./queries.ts"
import { viewConversation } from "./view-conversation.ts"

export const conversationRouter = router({
  getMy: userProcedure
    .input(myConversationsInput)
    .output(conversationList)
    .query(({ ctx, input }) => findMyConversations(ctx, input)),
  getById: userProcedure
    .input(conversationIdInput)
    .output(wholeConversation)
    .query(({ ctx, input }) => viewConversation(ctx, input)),
  getUnreadCount: userProcedure
    .output(z.object({ count: z.int().nonnegative() }))
    .query(({ ctx }) => unreadMessages(ctx)),
})

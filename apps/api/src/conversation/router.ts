import { z } from "zod"
import {
  conversationIdInput,
  markReadInput,
  myConversationsInput,
  openDirectInput,
  openForOfferInput,
  openSupportInput,
} from "@doable/domain/conversation/input"
import { router, userProcedure } from "../trpc.ts"
import { conversationList, wholeConversation } from "./answers.ts"
import { markRead } from "./mark-read.ts"
import { openDirect } from "./open-direct.ts"
import { openForOffer } from "./open-for-offer.ts"
import { openSupport } from "./open-support.ts"
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
  markRead: userProcedure
    .input(markReadInput)
    .output(z.object({ ok: z.boolean() }))
    .mutation(({ ctx, input }) => markRead(ctx, input)),
  openDirect: userProcedure
    .input(openDirectInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openDirect(ctx, input)),
  openForOffer: userProcedure
    .input(openForOfferInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openForOffer(ctx, input)),
  openSupport: userProcedure
    .input(openSupportInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openSupport(ctx, input)),
})

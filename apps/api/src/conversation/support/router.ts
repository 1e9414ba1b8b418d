import { openSupportInput } from "@doable/domain/conversation/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { wholeConversation } from "../answers.ts"
import { openSupport } from "./open-support.ts"

/** The part of `conversation` that is with the team. */
export const conversationSupportRouter = router({
  openSupport: userProcedure
    .input(openSupportInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openSupport(ctx, input)),
})

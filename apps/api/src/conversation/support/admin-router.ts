import { z } from "zod"
import { conversationIdInput, supportListInput } from "@doable/domain/conversation/input"
import { moderatorProcedure, router } from "../../platform/trpc.ts"
import { supportList } from "../answers.ts"
import { settleSupport } from "./settle-support.ts"
import { findSupport } from "./support-queries.ts"

export const adminSupportRouter = router({
  getList: moderatorProcedure
    .input(supportListInput)
    .output(supportList)
    .query(({ ctx, input }) => findSupport(ctx, input)),
  settle: moderatorProcedure
    .input(conversationIdInput)
    .output(z.object({ ok: z.boolean() }))
    .mutation(({ ctx, input }) => settleSupport(ctx, input)),
})

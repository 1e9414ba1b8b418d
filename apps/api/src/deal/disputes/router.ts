import {
  acceptProposalInput,
  addDisputeFilesInput,
  adminDisputesInput,
  createDisputeInput,
  decideDisputeInput,
  disputeByTaskInput,
  disputeChatInput,
  disputeIdInput,
  proposeInput,
  replyDisputeInput,
} from "@doable/domain/deal/dispute/input"
import { moderatorProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { caseChat } from "../cases/answers.ts"
import { dispute, disputeCase, disputeList } from "./answers.ts"
import { addDisputeFiles } from "./add-dispute-files.ts"
import { createDispute } from "./create-dispute.ts"
import { decideDispute } from "./decide-dispute.ts"
import { escalateDispute, withdrawDispute } from "./escalate-dispute.ts"
import { findDispute, findDisputeCase, findDisputeChat } from "./find-dispute.ts"
import { acceptProposal, propose } from "./propose.ts"
import { findDisputes } from "./queries.ts"
import { replyToDispute } from "./reply-to-dispute.ts"

export const disputeRouter = router({
  create: userProcedure
    .input(createDisputeInput)
    .output(dispute)
    .mutation(({ ctx, input }) => createDispute(ctx, input)),
  reply: userProcedure
    .input(replyDisputeInput)
    .output(dispute)
    .mutation(({ ctx, input }) => replyToDispute(ctx, input)),
  addFiles: userProcedure
    .input(addDisputeFilesInput)
    .output(dispute)
    .mutation(({ ctx, input }) => addDisputeFiles(ctx, input)),
  propose: userProcedure
    .input(proposeInput)
    .output(dispute)
    .mutation(({ ctx, input }) => propose(ctx, input)),
  acceptProposal: userProcedure
    .input(acceptProposalInput)
    .output(dispute)
    .mutation(({ ctx, input }) => acceptProposal(ctx, input)),
  escalate: userProcedure
    .input(disputeIdInput)
    .output(dispute)
    .mutation(({ ctx, input }) => escalateDispute(ctx, input)),
  withdraw: userProcedure
    .input(disputeIdInput)
    .output(dispute)
    .mutation(({ ctx, input }) => withdrawDispute(ctx, input)),
  getByTask: userProcedure
    .input(disputeByTaskInput)
    .output(dispute.nullable())
    .query(({ ctx, input }) => findDispute(ctx, input)),
})

export const adminDisputeRouter = router({
  getList: moderatorProcedure
    .input(adminDisputesInput)
    .output(disputeList)
    .query(({ ctx, input }) => findDisputes(ctx, input)),
  getById: moderatorProcedure
    .input(disputeIdInput)
    .output(disputeCase)
    .query(({ ctx, input }) => findDisputeCase(ctx, input)),
  getChat: moderatorProcedure
    .input(disputeChatInput)
    .output(caseChat)
    .query(({ ctx, input }) => findDisputeChat(ctx, input)),
  decide: moderatorProcedure
    .input(decideDisputeInput)
    .output(disputeCase)
    .mutation(async ({ ctx, input }) => {
      await decideDispute(ctx, input)
      return findDisputeCase(ctx, input)
    }),
})

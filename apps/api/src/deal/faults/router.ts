import { z } from "zod"
import {
  assignmentIdInput,
  commentContestInput,
  contestedFaultsInput,
  contestFaultInput,
  decideFaultInput,
} from "@doable/domain/deal/fault/input"
import { disputeChatInput } from "@doable/domain/deal/dispute/input"
import { moderatorProcedure, router, userProcedure } from "../../platform/trpc.ts"
import { caseChat } from "../cases/answers.ts"
import { findCaseChat } from "../cases/find-case.ts"
import { contestCase, contestedList, faultRecord } from "./answers.ts"
import { commentContest, contestFault } from "./contest-fault.ts"
import { decideFault } from "./decide-fault.ts"
import { findContest, findContested, findMyRecord } from "./queries.ts"

const ok = z.object({ ok: z.boolean() })

/** The part of `taskAssignment` that is about faults. */
export const assignmentFaultRouter = router({
  contestFault: userProcedure
    .input(contestFaultInput)
    .output(ok)
    .mutation(({ ctx, input }) => contestFault(ctx, input)),
  commentContest: userProcedure
    .input(commentContestInput)
    .output(ok)
    .mutation(({ ctx, input }) => commentContest(ctx, input)),
  getMyRecord: userProcedure.output(faultRecord).query(({ ctx }) => findMyRecord(ctx)),
})

export const adminAssignmentRouter = router({
  getContested: moderatorProcedure
    .input(contestedFaultsInput)
    .output(contestedList)
    .query(({ ctx, input }) => findContested(ctx, input)),
  getContest: moderatorProcedure
    .input(assignmentIdInput)
    .output(contestCase)
    .query(({ ctx, input }) => findContest(ctx, input)),
  getChat: moderatorProcedure
    .input(disputeChatInput)
    .output(caseChat)
    .query(async ({ ctx, input }) => {
      const { assignmentId } = await findContest(ctx, input)
      return findCaseChat(ctx, assignmentId, input.pagination)
    }),
  decideFault: moderatorProcedure
    .input(decideFaultInput)
    .output(contestCase)
    .mutation(async ({ ctx, input }) => {
      await decideFault(ctx, input)
      return findContest(ctx, input)
    }),
})

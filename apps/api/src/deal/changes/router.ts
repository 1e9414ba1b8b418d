import {
  answerChangeInput,
  changeIdInput,
  changesByTaskInput,
  createChangeInput,
} from "@doable/domain/deal/change/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { answerChange } from "./answer-change.ts"
import { changeAnswered, changeList, changeRequest } from "./answers.ts"
import { createChange } from "./create-change.ts"
import { findChanges } from "./find-changes.ts"
import { withdrawChange } from "./withdraw-change.ts"

export const changeRequestRouter = router({
  create: userProcedure
    .input(createChangeInput)
    .output(changeRequest)
    .mutation(({ ctx, input }) => createChange(ctx, input)),
  answer: userProcedure
    .input(answerChangeInput)
    .output(changeAnswered)
    .mutation(({ ctx, input }) => answerChange(ctx, input)),
  withdraw: userProcedure
    .input(changeIdInput)
    .output(changeRequest)
    .mutation(({ ctx, input }) => withdrawChange(ctx, input)),
  getByTask: userProcedure
    .input(changesByTaskInput)
    .output(changeList)
    .query(({ ctx, input }) => findChanges(ctx, input)),
})

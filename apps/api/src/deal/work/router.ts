// The part of `task` that is work: from the start to the end of a hire.
import { z } from "zod"
import {
  cancelAssignmentInput,
  confirmCompletionInput,
  requestChangesInput,
  requestCompletionInput,
  setSettledInput,
} from "@doable/domain/deal/input"
import { taskIdInput } from "@doable/domain/task/input"
import { changeRequest } from "../changes/answers.ts"
import { agreement } from "../hire/answers.ts"
import { task } from "../../task/answers.ts"
import { cancelAssignment } from "./cancel-assignment.ts"
import { confirmCompletion } from "./confirm-completion.ts"
import { requestChanges } from "./request-changes.ts"
import { requestCompletion } from "./request-completion.ts"
import { setSettled } from "../market/set-settled.ts"
import { startTask } from "./start-task.ts"
import { router, userProcedure } from "../../platform/trpc.ts"

export const taskWorkRouter = router({
  start: userProcedure
    .input(taskIdInput)
    .output(task)
    .mutation(({ ctx, input }) => startTask(ctx, input)),
  requestCompletion: userProcedure
    .input(requestCompletionInput)
    .output(task)
    .mutation(({ ctx, input }) => requestCompletion(ctx, input)),
  confirmCompletion: userProcedure
    .input(confirmCompletionInput)
    .output(task)
    .mutation(({ ctx, input }) => confirmCompletion(ctx, input)),
  requestChanges: userProcedure
    .input(requestChangesInput)
    .output(task)
    .mutation(({ ctx, input }) => requestChanges(ctx, input)),
  cancelAssignment: userProcedure
    .input(cancelAssignmentInput)
    .output(z.object({ task, changeRequest: changeRequest.nullable() }))
    .mutation(({ ctx, input }) => cancelAssignment(ctx, input)),
  setSettled: userProcedure
    .input(setSettledInput)
    .output(agreement)
    .mutation(({ ctx, input }) => setSettled(ctx, input)),
})

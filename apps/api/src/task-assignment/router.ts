import { assignmentsByTaskInput } from "@doable/domain/task-assignment/input"
import { router, userProcedure } from "../trpc.ts"
import { assignmentList } from "./answers.ts"
import { findAssignments } from "./find-assignments.ts"

export const taskAssignmentRouter = router({
  getByTask: userProcedure
    .input(assignmentsByTaskInput)
    .output(assignmentList)
    .query(({ ctx, input }) => findAssignments(ctx, input)),
})

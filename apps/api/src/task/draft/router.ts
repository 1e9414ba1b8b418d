import { z } from "zod"
import { createTaskInput, duplicateTaskInput, taskIdInput } from "@doable/domain/task/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { task } from "../answers.ts"
import { createTask } from "./create-task.ts"
import { deleteTask } from "./delete-task.ts"
import { duplicateTask } from "./duplicate-task.ts"

export const taskDraftRouter = router({
  create: userProcedure
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),
  duplicate: userProcedure
    .input(duplicateTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => duplicateTask(ctx, input)),
  delete: userProcedure
    .input(taskIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteTask(ctx, input)),
})

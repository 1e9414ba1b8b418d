// The part of `task` that also reads or writes offers and jobs.
import { z } from "zod"
import {
  closeTaskInput,
  reopenTaskInput,
  taskIdInput,
  timelineInput,
  updateTaskInput,
} from "@doable/domain/task/input"
import { task, taskPage, taskTimeline } from "../../task/answers.ts"
import { closeTask } from "./close-task.ts"
import { findTask, findTimeline } from "../page/find-task.ts"
import { publishTask } from "./publish-task.ts"
import { reopenTask } from "./reopen-task.ts"
import { updateTask } from "./update-task.ts"
import { publicProcedure, router, userProcedure } from "../../platform/trpc.ts"

export const taskMarketRouter = router({
  getById: publicProcedure
    .input(taskIdInput)
    .output(taskPage)
    .query(({ ctx, input }) => findTask(ctx, input)),
  getTimeline: userProcedure
    .input(timelineInput)
    .output(taskTimeline)
    .query(({ ctx, input }) => findTimeline(ctx, input)),
  update: userProcedure
    .input(updateTaskInput)
    .output(z.object({ task, staleOfferCount: z.number() }))
    .mutation(({ ctx, input }) => updateTask(ctx, input)),
  publish: userProcedure
    .input(taskIdInput)
    .output(task)
    .mutation(({ ctx, input }) => publishTask(ctx, input)),
  close: userProcedure
    .input(closeTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => closeTask(ctx, input)),
  reopen: userProcedure
    .input(reopenTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => reopenTask(ctx, input)),
})

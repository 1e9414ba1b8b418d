import { z } from "zod"
import { completenessHints } from "@doable/domain/task/completeness"
import {
  closeTaskInput,
  completenessInput,
  createTaskInput,
  guessCategoryInput,
  myTasksInput,
  reopenTaskInput,
  similarTasksInput,
  taskIdInput,
  taskListInput,
  timelineInput,
  updateTaskInput,
} from "@doable/domain/task/input"
import {
  cancelAssignmentInput,
  confirmCompletionInput,
  requestChangesInput,
  requestCompletionInput,
  setSettledInput,
} from "@doable/domain/task-assignment/input"
import { agreement } from "../task-assignment/answers.ts"
import { publicProcedure, router, userProcedure } from "../trpc.ts"
import { task, ownTaskCard, taskCard, taskList, taskPage, taskTimeline } from "./answers.ts"
import { cancelAssignment } from "./cancel-assignment.ts"
import { closeTask } from "./close-task.ts"
import { confirmCompletion } from "./confirm-completion.ts"
import { createTask } from "./create-task.ts"
import { deleteTask } from "./delete-task.ts"
import { duplicateTask } from "./duplicate-task.ts"
import { findCompleteness, findMyTasks, findSimilarTasks, guessCategory } from "./find-lists.ts"
import { findTask, findTimeline } from "./find-task.ts"
import { findTasks } from "./find-tasks.ts"
import { publishTask } from "./publish-task.ts"
import { reopenTask } from "./reopen-task.ts"
import { requestChanges } from "./request-changes.ts"
import { requestCompletion } from "./request-completion.ts"
import { setSettled } from "./set-settled.ts"
import { startTask } from "./start-task.ts"
import { updateTask } from "./update-task.ts"

const cards = z.object({ data: z.array(taskCard), total: z.number() })
const ownCards = z.object({ data: z.array(ownTaskCard), total: z.number() })
const guesses = z.object({ data: z.array(z.object({ categoryId: z.string(), score: z.number() })) })
const completeness = z.object({ score: z.number(), hints: z.array(z.enum(completenessHints)) })

export const taskRouter = router({
  getList: publicProcedure
    .input(taskListInput)
    .output(taskList)
    .query(({ ctx, input }) => findTasks(ctx, input)),
  getById: publicProcedure
    .input(taskIdInput)
    .output(taskPage)
    .query(({ ctx, input }) => findTask(ctx, input)),
  getMy: userProcedure
    .input(myTasksInput)
    .output(ownCards)
    .query(({ ctx, input }) => findMyTasks(ctx, input)),
  getSimilar: publicProcedure
    .input(similarTasksInput)
    .output(cards)
    .query(({ ctx, input }) => findSimilarTasks(ctx, input)),
  getTimeline: userProcedure
    .input(timelineInput)
    .output(taskTimeline)
    .query(({ ctx, input }) => findTimeline(ctx, input)),
  guessCategory: publicProcedure
    .input(guessCategoryInput)
    .output(guesses)
    .query(({ ctx, input }) => guessCategory(ctx, input)),
  getCompleteness: userProcedure
    .input(completenessInput)
    .output(completeness)
    .query(({ ctx, input }) => findCompleteness(ctx, input)),
  create: userProcedure
    .input(createTaskInput)
    .output(task)
    .mutation(({ ctx, input }) => createTask(ctx, input)),
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
  duplicate: userProcedure
    .input(taskIdInput)
    .output(task)
    .mutation(({ ctx, input }) => duplicateTask(ctx, input)),
  delete: userProcedure
    .input(taskIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteTask(ctx, input)),
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
    .output(z.object({ task }))
    .mutation(({ ctx, input }) => cancelAssignment(ctx, input)),
  setSettled: userProcedure
    .input(setSettledInput)
    .output(agreement)
    .mutation(({ ctx, input }) => setSettled(ctx, input)),
})

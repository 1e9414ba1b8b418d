import {
  adminTasksInput,
  approveTaskInput,
  endStrandedWorkInput,
  removeTaskInput,
  restoreTaskInput,
  sendBackTaskInput,
  taskIdInput,
  type TaskId,
} from "@doable/domain/task/input"
import type { UserContext } from "../../platform/context.ts"
import { moderatorProcedure, router } from "../../platform/trpc.ts"
import { adminTask, adminTaskList } from "./admin-answers.ts"
import { adminTaskAfterAction, adminTaskById, findAdminTasks } from "./admin-queries.ts"
import { approveTask } from "../market/approve-task.ts"
import { endStrandedWork } from "../work/end-stranded-work.ts"
import { removeTask } from "../market/remove-task.ts"
import { restoreTask } from "../market/restore-task.ts"
import { sendBackTask } from "../market/send-back-task.ts"

/** The command, and then the task as it is after it. */
const after = async (ctx: UserContext, { id }: TaskId, action: Promise<void>) => {
  await action
  return adminTaskAfterAction(ctx, { id })
}

export const adminTaskRouter = router({
  getList: moderatorProcedure
    .input(adminTasksInput)
    .output(adminTaskList)
    .query(({ ctx, input }) => findAdminTasks(ctx, input)),
  getById: moderatorProcedure
    .input(taskIdInput)
    .output(adminTask)
    .query(({ ctx, input }) => adminTaskById(ctx, input)),
  approve: moderatorProcedure
    .input(approveTaskInput)
    .output(adminTask)
    .mutation(({ ctx, input }) => after(ctx, input, approveTask(ctx, input))),
  sendBack: moderatorProcedure
    .input(sendBackTaskInput)
    .output(adminTask)
    .mutation(({ ctx, input }) => after(ctx, input, sendBackTask(ctx, input))),
  remove: moderatorProcedure
    .input(removeTaskInput)
    .output(adminTask)
    .mutation(({ ctx, input }) => after(ctx, input, removeTask(ctx, input))),
  restore: moderatorProcedure
    .input(restoreTaskInput)
    .output(adminTask)
    .mutation(({ ctx, input }) => after(ctx, input, restoreTask(ctx, input))),
  endWork: moderatorProcedure
    .input(endStrandedWorkInput)
    .output(adminTask)
    .mutation(({ ctx, input }) => after(ctx, input, endStrandedWork(ctx, input))),
})

import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import { describeTask, sightOfHired } from "../../task/describe-task.ts"
import { taskParts } from "../../task/queries.ts"

/** The task as the caller sees it after the command. */
export async function taskAfter(ctx: UserContext, tx: Transaction, id: string): Promise<TaskAnswer> {
  const parts = await taskParts(tx, id)
  if (!parts) throw new Error("no task")
  const { ownerId, assignedProviderId, status } = parts.row
  if (ownerId === ctx.user.id) return describeTask(ctx, parts, "owner")
  if (assignedProviderId === ctx.user.id) return describeTask(ctx, parts, sightOfHired(status))
  return describeTask(ctx, parts, status === "open" ? "whole" : "outline")
}

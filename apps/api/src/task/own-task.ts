import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import type { TaskAnswer } from "./answers.ts"
import { describeTask } from "./describe-task.ts"
import { taskParts } from "./queries.ts"

/** The task as its owner reads it back after a command. */
export async function ownTask(ctx: UserContext, tx: Transaction, id: string): Promise<TaskAnswer> {
  const parts = await taskParts(tx, id)
  if (!parts) throw new Error("no task")
  return describeTask(ctx, parts, "owner")
}

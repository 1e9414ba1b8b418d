import { eq } from "drizzle-orm"
import type { TaskId } from "@doable/domain/task/input"
import { whyCannotDelete } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { refuse } from "../../platform/refuse.ts"
import { dropFiles } from "../drop-files.ts"
import { lockTask } from "../lock-task.ts"

/** Only a draft goes without a trace: nobody but its owner has ever seen it. */
export function deleteTask(ctx: UserContext, { id }: TaskId) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    refuse(whyCannotDelete(row, ctx.user.id))
    await dropFiles(tx, row)
    await tx.delete(tasks).where(eq(tasks.id, id))
    return { id }
  })
}

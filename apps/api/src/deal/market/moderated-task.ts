import { eq } from "../../platform/db/drizzle.ts"
import { taskMove, type TaskAction } from "@doable/domain/task/graph"
import { whyCannotModerate } from "@doable/domain/task/rules"
import { Refused } from "@doable/domain/refusal"
import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"

/** The task under its lock, if the command is possible from its state: of two administrators, one is late. */
export async function lockForModeration(
  tx: Transaction,
  { user }: Pick<UserContext, "user">,
  id: string,
  action: TaskAction,
  version?: number,
): Promise<TaskRow> {
  const row = await lockTask(tx, id)
  refuse(whyCannotModerate(row, user.id))
  if (!taskMove(row.status, action)) throw new Refused("task_bad_transition")
  if (version !== undefined && row.version !== version) {
    throw new Refused("task_changed_elsewhere", { version: row.version })
  }
  return row
}

/** Under the owner's lock: nothing is opened for someone who's limited, deactivated or gone. */
export async function isOwnerActive(tx: Transaction, { ownerId }: TaskRow): Promise<boolean> {
  const [owner] = await tx.select({ status: users.status }).from(users).where(eq(users.id, ownerId))
  return owner?.status === "active"
}

/** In the transaction of the command: from which state to which, and in whose words why. */
export function writeModeration(
  tx: Transaction,
  ctx: UserContext,
  act: { action: AuditAction; task: TaskRow; to: string; reasonCode?: string; reason?: string },
): Promise<void> {
  return writeAuditLog(tx, caller(ctx), {
    action: act.action,
    entity: { type: "task", id: act.task.id },
    before: { status: act.task.status },
    after: { status: act.to, ...(act.reasonCode ? { reasonCode: act.reasonCode } : {}) },
    ...(act.reason ? { reason: act.reason } : {}),
    at: ctx.now(),
  })
}

import type { UserAct } from "@doable/domain/user/admin-input"
import { Refused } from "@doable/domain/refusal"
import { removeSecondStep } from "../../account/remove-second-step.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockedUser } from "../../user/locked-user.ts"

/** For someone who has lost phone and codes and can't wait, and whom the team has recognised in another way. */
export async function removeUserSecondStep(ctx: UserContext, { id, reason }: UserAct) {
  refuse(id === ctx.user.id ? "not_on_oneself" : null)
  return ctx.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id)
    if (!(await removeSecondStep(tx, id))) throw new Refused("second_step_off")
    const entity = { type: "user", id } as const
    await writeAuditLog(tx, caller(ctx), { action: "user.second_step_remove", entity, reason, at: ctx.now() })
    return user
  })
}

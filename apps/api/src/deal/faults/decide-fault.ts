import { eq } from "../../platform/db/drizzle.ts"
import type { DecideFault } from "@doable/domain/deal/fault/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { faultContests } from "../../platform/db/schema/deal/fault-contest.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuseWithoutReasons } from "../refuse-without-reasons.ts"
import { lockEnded } from "./contest-fault.ts"
import { setFault } from "./set-fault.ts"

/** With reasons that each of the two can read. */
export function decideFault(ctx: UserContext, { id, fault, reasoning }: DecideFault): Promise<void> {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { hire, contest } = await lockEnded(tx, id)
    const parties = [hire.ownerId, hire.providerId]
    if (!contest) throw new Refused("contest_not_found")
    if (parties.includes(actorId)) throw new Refused("contest_own")
    if (contest.decidedAt) throw new Refused("contest_decided")
    await refuseWithoutReasons(tx, reasoning, parties)
    await tx
      .update(faultContests)
      .set({ decision: fault, reasoning, decidedById: actorId, decidedAt: now })
      .where(eq(faultContests.assignmentId, id))
    await setFault(tx, hire, fault, now)
    await record(tx, { type: "fault.decided", assignmentId: id, actorId })
    await writeAuditLog(tx, caller(ctx), {
      action: "fault.decide",
      entity: { type: "task", id: hire.taskId },
      before: { fault: contest.contestedFault },
      after: { fault },
      reason: Object.values(reasoning).find(Boolean) ?? "",
      at: now,
    })
  })
}

import { isStaff } from "@doable/domain/user/admin-access"
import { uncheckedPrices, whyCannotAsk } from "@doable/domain/deal/change/requests"
import type { ChangesByTask } from "@doable/domain/deal/change/input"
import { changeKinds } from "@doable/domain/deal/change/status"
import { countedFaults } from "@doable/domain/deal/fault/faults"
import { faultOfCancel, sideOf, whyCannotCancel } from "@doable/domain/deal/work"
import { Refused } from "@doable/domain/refusal"
import { eq } from "../../platform/db/drizzle.ts"
import type { UserContext } from "../../platform/context.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { ownFaultsOf } from "../apply-fault-limits.ts"
import { newestHire } from "../hire/lock-hire.ts"
import { describeChange, type FoundChange } from "./describe-change.ts"
import { changesOfTask, effectOfFault, isPartyOf } from "./queries.ts"

/** For the two and for administrators: the requests, and what the reader may request now. */
export async function findChanges(ctx: UserContext, { taskId, pagination }: ChangesByTask) {
  const { db, user } = ctx
  const isAdmin = isStaff(user.role)
  const [task] = await db.select().from(tasks).where(eq(tasks.id, taskId))
  const isParty = task && (task.ownerId === user.id || (await isPartyOf(db, taskId, user.id)))
  if (!task || !(isParty || isAdmin)) throw new Refused("task_not_found")
  const seesAll = user.id === task.ownerId || (isAdmin && !isParty)
  const { data, total } = await changesOfTask(db, { taskId, partyId: seesAll ? null : user.id }, pagination)
  const described = await Promise.all(
    data.map(async (row) => describeChange(ctx, row, await effectOn(ctx, row))),
  )
  return { data: described, total, ...(await choices(ctx, task)) }
}

/** Only whoever would be blamed is told what it does to them. */
async function effectOn({ db, user, now }: UserContext, { change, task }: FoundChange) {
  const isBlamed =
    change.status === "pending" && change.claimedFault === "other" && change.toUserId === user.id
  if (!isBlamed) return undefined
  return {
    effect: user.id === task.assignedProviderId ? await effectOfFault(db, user.id) : null,
    ownFaults: countedFaults(await ownFaultsOf(db, user.id), now()),
  }
}

async function choices({ db, user, now }: UserContext, task: typeof tasks.$inferSelect) {
  const hire = sideOf(task, user.id) ? await newestHire(db, task.id, "running") : null
  const pending = hire
    ? (await changesOfTask(db, { taskId: task.id, partyId: null }, { limit: 20, offset: 0 })).data
    : []
  const has = (kind: string) =>
    pending.some(({ change }) => change.kind === kind && change.status === "pending")
  const canAsk = changeKinds.map((kind) => ({
    kind,
    whyNot: hire ? whyCannotAsk(task, user.id, has(kind)) : ("task_bad_transition" as const),
  }))
  const side = sideOf(task, user.id)
  if (!hire || !side) {
    const never = { how: null, fault: null, ownFaults: 0, whyNot: "task_bad_transition" as const }
    return { canAsk, uncheckedPrices: null, cancel: never }
  }
  const { min, max } = uncheckedPrices(hire.price)
  const { currency } = hire
  const whyNot = canAsk.find(({ kind }) => kind === "cancel")?.whyNot ?? null
  const isAlone = whyCannotCancel(task, hire, user.id, now()) === null
  const ownFaults = countedFaults(await ownFaultsOf(db, user.id), now())
  return {
    canAsk,
    uncheckedPrices: { min: { amount: min, currency }, max: { amount: max, currency } },
    cancel: isAlone
      ? { how: "now" as const, fault: faultOfCancel(side, hire, now()), ownFaults, whyNot: null }
      : { how: whyNot ? null : ("request" as const), fault: null, ownFaults, whyNot },
  }
}

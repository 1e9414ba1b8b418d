import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { DecideAppeal } from "@doable/domain/restriction/input"
import { isInForce, whyCannotDecideAppeal } from "@doable/domain/restriction/appeals"
import { accountKinds } from "@doable/domain/restriction/kinds"
import { changeStatus } from "../users/set-status.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { restrictions } from "../../platform/db/schema/trust/restriction.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import type { RestrictionRow } from "../../restriction/queries.ts"
import { lockAdmins } from "../../user/lock-admins.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { lockTask } from "../../task/lock-task.ts"

/** How what was removed or suspended comes back. */
type BringBack = (tx: Transaction, ctx: UserContext, row: RestrictionRow, reason: string) => Promise<void>

/** The answer and what follows from it are one step: both hold or neither, and of two who decide, one is late. */
export function decideAppeal(ctx: UserContext, input: DecideAppeal, bringBack: BringBack) {
  return ctx.db.transaction((tx) => decide(tx, ctx, input, bringBack))
}

async function decide(
  tx: Transaction,
  ctx: UserContext,
  { id, decision, text }: DecideAppeal,
  bringBack: BringBack,
) {
  const now = ctx.now()
  const rowNow = async () => (await tx.select().from(restrictions).where(eq(restrictions.id, id)))[0] ?? null
  const first = await rowNow()
  if (!first) throw new Refused("appeal_not_found")
  const isThing = comesBack.includes(first.kind)
  if (isThing && decision === "overturned") await lockTaskFirst(tx, first)
  const adminIds = await lockAdmins(tx)
  const mayDecide = { actorId: ctx.user.id, adminIds }
  refuse(whyCannotDecideAppeal(first, mayDecide))
  const found = await rowNow()
  // The people of a thing are locked with it, in one order, and its restriction after them.
  if (isThing && decision === "overturned" && found && isInForce(found, now))
    await bringBack(tx, ctx, found, text)
  else await lockPeople(tx, [first.userId])
  // Under the locks it may say something else than before.
  const [row] = await tx.select().from(restrictions).where(eq(restrictions.id, id)).for("update")
  refuse(whyCannotDecideAppeal(row ?? null, mayDecide))
  if (row && decision === "overturned" && isOfAccount(row) && isInForce(row, now))
    await activate(tx, ctx, row, text)
  const [person] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, first.userId))
  await tx
    .update(restrictions)
    .set({
      appealStatus: decision,
      appealAnswer: { [person?.locale ?? "en"]: text },
      appealDecidedById: ctx.user.id,
      appealDecidedAt: now,
      ...(decision === "overturned" ? { liftedAt: row?.liftedAt ?? now } : {}),
    })
    .where(eq(restrictions.id, id))
  await record(tx, { type: "appeal.decided", restrictionId: id })
  await writeAuditLog(tx, caller(ctx), {
    action: "restriction.appeal_decide",
    entity: { type: "user", id: first.userId },
    after: { decision },
    reason: text,
    at: now,
  })
}

/** A warning took nothing away that could come back. */
const comesBack: readonly string[] = ["content_removed", "profile_suspended"]

const isOfAccount = ({ kind }: RestrictionRow) => (accountKinds as readonly string[]).includes(kind)

async function activate(tx: Transaction, ctx: UserContext, { userId: id }: RestrictionRow, reason: string) {
  const active = { status: "active", reasonCode: "other", days: null } as const
  await changeStatus(tx, ctx, { id, ...active, reason, isToldElsewhere: true })
}

/** What hangs on a task comes back under the task's lock, and that one is taken before any person's. */
async function lockTaskFirst(tx: Transaction, row: RestrictionRow): Promise<void> {
  const taskId = await taskOf(tx, row)
  if (taskId) await lockTask(tx, taskId)
}

async function taskOf(tx: Transaction, { targetType, targetId }: RestrictionRow): Promise<string | null> {
  if (!targetId) return null
  if (targetType === "task") return targetId
  if (targetType !== "offer" && targetType !== "question") return null
  const table = targetType === "offer" ? taskOffers : taskQuestions
  const [found] = await tx.select({ taskId: table.taskId }).from(table).where(eq(table.id, targetId))
  return found?.taskId ?? null
}

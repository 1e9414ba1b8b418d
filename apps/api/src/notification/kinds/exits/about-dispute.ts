// What the kinds about disputes and faults tell of: read when the job runs, which may be days later.
import { and, desc, eq, isNull } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { disputeDecisions } from "@doable/domain/deal/dispute/status"
import type { Fault } from "@doable/domain/deal/status"
import { money } from "@doable/domain/money/money"
import type { Database } from "../../../platform/db/client.ts"
import { disputes } from "../../../platform/db/schema/deal/dispute.ts"
import { agreements, taskAssignments } from "../../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { users } from "../../../platform/db/schema/user.ts"
import { aboutWork } from "../about-assignment.ts"

const mostAdmins = 100

export async function activeAdmins(db: Database): Promise<string[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "ADMIN"), eq(users.status, "active"), isNull(users.deletedAt)))
    .limit(mostAdmins)
  return admins.map(({ id }) => id)
}

export async function disputeOf(db: Database, id: string) {
  const [found] = await db
    .select({
      dispute: disputes,
      title: tasks.title,
      ownerId: taskAssignments.ownerId,
      price: { amount: agreements.price, currency: agreements.currency },
    })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, disputes.assignmentId))
    .innerJoin(agreements, eq(agreements.assignmentId, disputes.assignmentId))
    .where(eq(disputes.id, id))
    .orderBy(desc(agreements.version))
    .limit(1)
  return found ?? null
}
export type FoundDispute = NonNullable<Awaited<ReturnType<typeof disputeOf>>>

export const sideIn = ({ ownerId }: { ownerId: string }, userId: string) =>
  userId === ownerId ? ("owner" as const) : ("doer" as const)

/** A fault as one of the two reads it. */
export const seenFaults = ["you", "other", "shared", "none"] as const
export type SeenFault = (typeof seenFaults)[number]

export function seenFault(fault: Fault | null, isOwner: boolean): SeenFault {
  if (fault === "shared") return "shared"
  if (fault !== "owner" && fault !== "provider") return "none"
  return (fault === "owner") === isOwner ? "you" : "other"
}

export const reasoningData = z.object(
  Object.fromEntries(locales.map((locale) => [locale, z.string().optional()])) as Record<
    (typeof locales)[number],
    z.ZodOptional<z.ZodString>
  >,
)

/** How a dispute ended, as one of the two reads it. */
export const resolvedData = aboutWork.extend({
  number: z.number(),
  by: z.enum(["team", "agreed", "withdrawn"]),
  decision: z.enum(disputeDecisions).nullable(),
  fault: z.enum(seenFaults),
  reasoning: reasoningData.nullable(),
  price: money,
})
export type ResolvedData = z.infer<typeof resolvedData>

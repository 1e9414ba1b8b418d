import { and, eq } from "../platform/db/drizzle.ts"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { RestrictionReason } from "@doable/domain/restriction/kinds"
import type { UserContext } from "../platform/context.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { lockPeople } from "../user/lock-people.ts"
import { issueRestriction, type Evidence } from "./issue-restriction.ts"

type Warning = { userId: string; reasonCode: RestrictionReason; explanation: Reasoning; evidence: Evidence }

/** A decision that changes nothing but is read, kept and can be appealed. Once for each thing. */
export function warnPerson(ctx: UserContext, { userId, reasonCode, explanation, evidence }: Warning) {
  return ctx.db.transaction(async (tx) => {
    await lockPeople(tx, [userId])
    const [known] = await tx
      .select({ id: restrictions.id })
      .from(restrictions)
      .where(
        and(
          eq(restrictions.userId, userId),
          eq(restrictions.kind, "warning"),
          eq(restrictions.targetType, evidence.targetType),
          eq(restrictions.targetId, evidence.targetId),
        ),
      )
    if (known) return
    const decision = { userId, kind: "warning", reasonCode, explanation, evidence } as const
    await issueRestriction(tx, { ...decision, issuedById: ctx.user.id, endsAt: null }, ctx.now())
  })
}

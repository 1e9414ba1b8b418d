import { and, eq, inArray, isNull } from "../platform/db/drizzle.ts"
import type { Target } from "@doable/domain/report/input"
import { accountKinds } from "@doable/domain/restriction/kinds"
import type { Transaction } from "../platform/db/client.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"

/** Under the person's lock: nothing decided about the account holds any more. */
export async function liftAccountRestrictions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(restrictions)
    .set({ liftedAt: now })
    .where(
      and(
        eq(restrictions.userId, userId),
        inArray(restrictions.kind, accountKinds),
        isNull(restrictions.liftedAt),
      ),
    )
}

type Lifting = Target & { kind: "content_removed" | "profile_suspended" }

/** What was removed or suspended is back. */
export async function liftTargetRestriction(
  tx: Transaction,
  { kind, targetType, targetId }: Lifting,
  now: Date,
): Promise<void> {
  await tx
    .update(restrictions)
    .set({ liftedAt: now })
    .where(
      and(
        eq(restrictions.targetType, targetType),
        eq(restrictions.targetId, targetId),
        eq(restrictions.kind, kind),
        isNull(restrictions.liftedAt),
      ),
    )
}

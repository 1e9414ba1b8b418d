import { and, eq, isNull } from "../platform/db/drizzle.ts"
import type { Target } from "@doable/domain/report/input"
import type { Database } from "../platform/db/client.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"

/** Whether our decision keeps it away from everyone now. */
export async function isTakenDown(db: Database, { targetType, targetId }: Target): Promise<boolean> {
  const [found] = await db
    .select({ id: restrictions.id })
    .from(restrictions)
    .where(
      and(
        eq(restrictions.targetType, targetType),
        eq(restrictions.targetId, targetId),
        eq(restrictions.kind, "content_removed"),
        isNull(restrictions.liftedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}

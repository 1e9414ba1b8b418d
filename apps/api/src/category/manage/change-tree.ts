import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import type { AuditFields } from "@doable/domain/admin/audit-log/fields"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { clearCategoryCache } from "../category-cache.ts"
import { clearProviderCounts } from "../doer-counts.ts"
import { clearTaskCounts } from "../open-task-counts.ts"

type Act = {
  action: AuditAction
  id: string
  before?: AuditFields
  after?: AuditFields
  reason?: string | undefined
}

/** A command on the tree, with its audit row. This process shows the change right away, the others within seconds. */
export async function changeTree<Answer>(
  ctx: UserContext,
  action: (tx: Transaction, write: (act: Act) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ctx.db.transaction((tx) =>
    action(tx, ({ id, reason, ...act }) =>
      writeAuditLog(tx, caller(ctx), {
        ...act,
        ...(reason ? { reason } : {}),
        entity: { type: "category", id },
        at: ctx.now(),
      }),
    ),
  )
  forgetTree(ctx.db)
  return answer
}

/** This process's cache of the tree and its contents. */
export function forgetTree(db: Database): void {
  clearCategoryCache(db)
  clearTaskCounts(db)
  clearProviderCounts(db)
}

import type { VerifyChain } from "@doable/domain/admin/audit-log/input"
import type { UserContext } from "../../platform/context.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { verifyChain } from "./verify-chain.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"

/** That someone looked is written down too, once for the whole walk. */
export async function checkChain(ctx: UserContext, { after }: VerifyChain) {
  if (after === 0) {
    const act = { action: "audit_log.check", entity: { type: "audit_log", id: null }, at: ctx.now() } as const
    await ctx.db.transaction((tx) => writeAuditLog(tx, caller(ctx), act))
  }
  return verifyChain(ctx.db, after)
}

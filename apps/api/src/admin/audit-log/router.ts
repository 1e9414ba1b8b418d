import { z } from "zod"
import { getAuditLogInput, getAuditLogsInput, verifyChainInput } from "@doable/domain/admin/audit-log/input"
import { adminProcedure, router } from "../../platform/trpc.ts"
import { auditLog } from "./answers.ts"
import { checkChain } from "./check-chain.ts"
import { auditLogById, auditLogList } from "./queries.ts"

const link = z.int().nonnegative()
const checked = z.object({
  checkedTo: link,
  brokenAt: link.nullable(),
  isWhole: z.boolean(),
  head: z.object({ position: link, hash: z.string() }).nullable(),
})

/** It can be read and checked; there's no call that changes it. */
export const auditLogRouter = router({
  getById: adminProcedure
    .input(getAuditLogInput)
    .output(auditLog)
    .query(({ ctx, input }) => auditLogById(ctx, input)),
  getList: adminProcedure
    .input(getAuditLogsInput)
    .output(z.object({ data: z.array(auditLog).max(100), total: link, isMore: z.boolean() }))
    .query(({ ctx, input }) => auditLogList(ctx, input)),
  verifyChain: adminProcedure
    .input(verifyChainInput)
    .output(checked)
    .mutation(({ ctx, input }) => checkChain(ctx, input)),
})

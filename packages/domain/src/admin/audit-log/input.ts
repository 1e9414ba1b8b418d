import { z } from "zod"
import { addressSearchLength } from "../../text/search.ts"
import { auditActionNames, auditEntityTypes, auditSeverities } from "./actions.ts"

const id = z.string().min(1).max(100)

export const auditFilter = z.strictObject({
  /** A person (id or email) who did it or to whom it was done, a thing, or a request. */
  q: z.string().trim().min(1).max(addressSearchLength).optional(),
  actorId: id.optional(),
  action: z.enum(auditActionNames).optional(),
  entityType: z.enum(auditEntityTypes).optional(),
  entityId: id.optional(),
  severity: z.enum(auditSeverities).optional(),
  requestId: id.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditRowsPerPage = 50
/** Behind this one narrows the filter; a page so deep is nothing that anyone reads. */
export const furthestAuditOffset = 10_000

export const getAuditLogsInput = z
  .object({
    filter: auditFilter.default({}),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(auditRowsPerPage),
        offset: z.int().min(0).max(furthestAuditOffset).default(0),
      })
      .default({ limit: auditRowsPerPage, offset: 0 }),
  })
  .default({ filter: {}, pagination: { limit: auditRowsPerPage, offset: 0 } })
export type GetAuditLogs = z.infer<typeof getAuditLogsInput>

export const getAuditLogInput = z.object({ id: z.uuid() })
export type GetAuditLog = z.infer<typeof getAuditLogInput>

/** One call checks a part of the chain; the caller continues from where it ended. */
export const verifyChainInput = z
  .object({ after: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) })
  .default({ after: 0 })
export type VerifyChain = z.infer<typeof verifyChainInput>

import { z } from "zod"
import { auditActorRoles, auditEntityTypes, auditSeverities } from "@doable/domain/admin/audit-log/actions"

const fields = z.record(z.string(), z.unknown()).nullable()
/** A row as administrators read it. */
export const auditLog = z.object({
  id: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  actorRole: z.enum(auditActorRoles),
  action: z.string(),
  severity: z.enum(auditSeverities),
  entityType: z.string(),
  entityId: z.string().nullable(),
  entityName: z.string().nullable(),
  /** Under what it is found in the administration, if it is. */
  entityPlace: z.object({ type: z.enum(auditEntityTypes), id: z.string() }).nullable(),
  before: fields,
  after: fields,
  reason: z.string().nullable(),
  requestId: z.string().nullable(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
  position: z.int().nullable(),
  hash: z.string().nullable(),
  createdAt: z.string(),
})

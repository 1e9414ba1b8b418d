import { createHash, randomBytes, randomUUID } from "node:crypto"
import {
  auditActions,
  type AuditAction,
  type AuditActorRole,
  type AuditEntityType,
} from "@doable/domain/admin/audit-log/actions"
import type { AuditFields } from "@doable/domain/admin/audit-log/fields"
import type { Transaction } from "../db/client.ts"
import { auditLogs, auditOrigins } from "../db/schema/audit-log.ts"

/** Who acts, and from where; a timer comes from nowhere. */
export type Actor = {
  id: string | null
  role: AuditActorRole
  requestId: string | null
  origin: { address: string; agent: string | null } | null
}

export type Act = {
  action: AuditAction
  entity: { type: AuditEntityType; id: string | null }
  before?: AuditFields
  after?: AuditFields
  reason?: string
  at: Date
}

/** In the transaction of the command: what is done is written down, and what is written down was done. */
export async function writeAuditLog(
  tx: Pick<Transaction, "insert">,
  { id: actorId, role, requestId, origin }: Actor,
  { action, entity, before, after, reason, at }: Act,
) {
  const id = randomUUID()
  const salt = randomBytes(16).toString("hex")
  await tx.insert(auditLogs).values({
    id,
    actorId,
    actorRole: role,
    action,
    severity: auditActions[action],
    entityType: entity.type,
    entityId: entity.id,
    before,
    after,
    reason,
    requestId,
    // Salted: the chain alone must not tell from which of four thousand million addresses it was.
    originHash: origin && originHash(salt, origin),
    createdAt: at,
  })
  if (origin) await tx.insert(auditOrigins).values({ id, actorId, salt, ...origin, createdAt: at })
}

function originHash(salt: string, { address, agent }: NonNullable<Actor["origin"]>) {
  return createHash("sha256")
    .update(JSON.stringify([salt, address, agent]))
    .digest("hex")
}

import { auditActorRoles, auditSeverities } from "@doable/domain/admin/audit-log/actions"
import { check, index, pgTable } from "../drizzle.ts"
import { oneOf } from "../constraints.ts"

/**
 * What was done, by whom, and why. Rows are only ever added; the database itself refuses all else. People are
 * named by id alone, without a reference: what was done stays when they leave.
 */
export const auditLogs = pgTable(
  "audit_logs",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    actorId: t.text(),
    actorRole: t.text({ enum: auditActorRoles }).notNull(),
    action: t.text().notNull(),
    severity: t.text({ enum: auditSeverities }).notNull(),
    entityType: t.text().notNull(),
    entityId: t.text(),
    /** Changed fields alone, without names, addresses or secrets. */
    before: t.jsonb().$type<Record<string, unknown>>(),
    after: t.jsonb().$type<Record<string, unknown>>(),
    reason: t.text(),
    requestId: t.text(),
    /** Of the row in audit_origins, which may be forgotten without breaking the chain. */
    originHash: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("audit_logs_actor_role", oneOf(t.actorRole, auditActorRoles)),
    check("audit_logs_severity", oneOf(t.severity, auditSeverities)),
    index("audit_logs_newest").on(t.createdAt.desc(), t.id.desc()),
    index("audit_logs_by_actor").on(t.actorId, t.createdAt.desc(), t.id.desc()),
    index("audit_logs_by_action").on(t.action, t.createdAt.desc(), t.id.desc()),
    index("audit_logs_by_entity").on(t.entityType, t.entityId, t.createdAt.desc(), t.id.desc()),
    index("audit_logs_by_severity").on(t.severity, t.createdAt.desc(), t.id.desc()),
    index("audit_logs_by_request").on(t.requestId),
  ],
)

/** Where it came from: personal, so it goes after half a year or with its person. */
export const auditOrigins = pgTable(
  "audit_origins",
  (t) => ({
    /** That of its row in audit_logs. No reference: checking one would need the right to change that table. */
    id: t.uuid().primaryKey(),
    actorId: t.text(),
    salt: t.text().notNull(),
    address: t.text().notNull(),
    agent: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [index("audit_origins_by_actor").on(t.actorId), index("audit_origins_oldest").on(t.createdAt)],
)

/** The chain: each link holds the hash of the one before it. Written by the database at the end of a transaction. */
export const auditLinks = pgTable("audit_links", (t) => ({
  position: t.bigint({ mode: "number" }).primaryKey(),
  auditLogId: t.uuid().notNull().unique(),
  previousHash: t.text().notNull(),
  hash: t.text().notNull(),
}))

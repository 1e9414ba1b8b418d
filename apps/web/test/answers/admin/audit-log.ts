import type { Output } from "../../fake-api.ts"

type Row = Output<"auditLog.getById">

/** An administrator has limited someone. */
export const anAuditRow = (own: Partial<Row> = {}): Row => ({
  id: "0192f000-0000-7000-8000-0000000000f1",
  actorId: "0192f000-0000-7000-8000-000000000003",
  actorName: "Mara Admin",
  actorRole: "ADMIN",
  action: "user.status_change",
  severity: "warning",
  entityType: "user",
  entityId: "0192f000-0000-7000-8000-0000000000a1",
  entityName: "Zoltan Nagy",
  entityPlace: { type: "user", id: "0192f000-0000-7000-8000-0000000000a1" },
  before: { status: "active" },
  after: { status: "limited" },
  reason: "Asked for money beforehand",
  requestId: "request-7",
  address: "198.51.100.7",
  agent: null,
  position: 41,
  hash: "ab12cd34ef56ab12cd34ef56",
  createdAt: "2026-06-01T10:00:00.000Z",
  ...own,
})

export const auditRows = (...data: Row[]): Output<"auditLog.getList"> => ({
  data,
  total: data.length,
  isMore: false,
})

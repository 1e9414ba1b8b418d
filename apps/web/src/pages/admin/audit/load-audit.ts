import { auditActionNames, auditEntityTypes, auditSeverities } from "@doable/domain/admin/audit-log/actions"
import { endOfDay, addDays } from "@doable/domain/time/market-day"
import type { ApiClient } from "../../../session/api-client.ts"
import { day, oneOf } from "../../../blocks/list-page/read-address.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import type { AuditSearch } from "./audit-search.ts"

export type AuditRow = AuditList["data"][number]
export type AuditList = Awaited<ReturnType<ApiClient["auditLog"]["getList"]["query"]>>

export const auditRowsPerPage = 50

/** The filters in the address, as far as they're valid. */
export function auditFilter({ q, action, entity, severity, from, to }: AuditSearch) {
  const [first, last] = [day(from), day(to)]
  return {
    q,
    action: oneOf(auditActionNames, action),
    entityType: oneOf(auditEntityTypes, entity),
    severity: oneOf(auditSeverities, severity),
    from: first && endOfDay(addDays(first, -1)).toISOString(),
    to: last && endOfDay(last).toISOString(),
  }
}

/** Null when it can't be had. */
export async function loadAudit(search: AuditSearch, context: RouterContext): Promise<AuditList | null> {
  const offset = ((search.page ?? 1) - 1) * auditRowsPerPage
  const pagination = { limit: auditRowsPerPage, offset }
  try {
    const api = await context.api()
    return await api.auditLog.getList.query({ filter: auditFilter(search), pagination })
  } catch {
    return null
  }
}

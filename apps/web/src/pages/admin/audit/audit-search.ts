import { addressSearchLength } from "@doable/domain/text/search"
import { readId, readPage } from "../frame/admin-search.ts"

export interface AuditSearch {
  q?: string | undefined
  action?: string | undefined
  entity?: string | undefined
  severity?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
  /** The row that lies open. */
  open?: string | undefined
}

/** Keeps what may stand in the address; whether the words mean something, the page looks up. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const word = (name: string) => {
    const value = raw[name]
    return typeof value === "string" || typeof value === "number"
      ? String(value).trim().slice(0, addressSearchLength) || undefined
      : undefined
  }
  return {
    q: word("q"),
    action: word("action"),
    entity: word("entity"),
    severity: word("severity"),
    from: word("from"),
    to: word("to"),
    page: readPage(raw["page"]),
    open: readId(raw["open"]),
  }
}

import { addressSearchLength } from "@doable/domain/text/search"
import { userRoles, type UserRole } from "@doable/domain/user/status"
import { readId, readPage } from "../frame/admin-search.ts"

export interface UserSearch {
  q?: string | undefined
  role?: UserRole | undefined
  type?: "CUSTOMER" | "PROVIDER" | undefined
  status?: "active" | "limited" | "deactivated" | undefined
  /** What is the matter with the login. */
  sign?: "unverified" | "locked" | undefined
  sort?: "oldest" | undefined
  page?: number | undefined
  /** Columns that are left out. */
  hide?: string | undefined
  /** Whose sheet lies open. */
  user?: string | undefined
}

const one = <Value extends string>(value: unknown, ...known: Value[]) => known.find((word) => word === value)

export function readUserSearch(raw: Record<string, unknown>): UserSearch {
  const { q, role, type, status, sign, sort, page, hide, user } = raw
  return {
    q:
      typeof q === "string" || typeof q === "number"
        ? String(q).trim().slice(0, addressSearchLength) || undefined
        : undefined,
    role: one(role, ...userRoles),
    type: one(type, "CUSTOMER", "PROVIDER"),
    status: one(status, "active", "limited", "deactivated"),
    sign: one(sign, "unverified", "locked"),
    sort: one(sort, "oldest"),
    page: readPage(page),
    hide: typeof hide === "string" ? hide.slice(0, 100) || undefined : undefined,
    user: readId(user),
  }
}

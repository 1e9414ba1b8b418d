import { searchedFor } from "@doable/domain/text/search"
import { usersPerPage } from "@doable/domain/user/admin-limits"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import type { UserSearch } from "./user-search.ts"

type Calls = ApiClient["adminUser"]
export type UserList = Awaited<ReturnType<Calls["getList"]["query"]>>
export type UserCounts = Awaited<ReturnType<Calls["getCounts"]["query"]>>
export type ListedUser = UserList["data"][number]
export type WholeUser = Awaited<ReturnType<Calls["getById"]["query"]>>

/** The filters in the address, as the API reads them. */
export function userFilter({ q, role, type, status, sign }: UserSearch) {
  return {
    q: searchedFor(q),
    role,
    accountType: type,
    status,
    isVerified: sign === "unverified" ? false : undefined,
    isLocked: sign === "locked" ? (true as const) : undefined,
  }
}

/** Null for what can't be had. */
export async function loadUsers(search: UserSearch, context: RouterContext) {
  const { adminUser } = await context.api()
  const wish = {
    filter: userFilter(search),
    orderBy: search.sort ?? ("newest" as const),
    pagination: { limit: usersPerPage, offset: ((search.page ?? 1) - 1) * usersPerPage },
  }
  const [list, counts] = await Promise.all([
    adminUser.getList.query(wish).catch(() => null),
    // They are of everyone: beside what was searched for they would mislead.
    search.q ? null : adminUser.getCounts.query().catch(() => null),
  ])
  return { list, counts, now: new Date().toISOString() }
}

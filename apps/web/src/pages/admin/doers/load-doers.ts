import { searchedFor } from "@doable/domain/text/search"
import { adminProviderStates, verificationLevels } from "@doable/domain/provider/status"
import type { ApiClient } from "../../../session/api-client.ts"
import { oneOf } from "../../../blocks/list-page/read-address.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import type { DoersSearch } from "./doers-search.ts"

export type Applications = Awaited<ReturnType<ApiClient["adminApplication"]["getList"]["query"]>>
export type WaitingApplication = Applications["data"][number]
export type Application = Awaited<ReturnType<ApiClient["adminApplication"]["getById"]["query"]>>
export type Profiles = Awaited<ReturnType<ApiClient["adminProvider"]["getList"]["query"]>>
export type Profile = Profiles["data"][number]
export type ApplicationCounts = Awaited<ReturnType<ApiClient["adminApplication"]["getCounts"]["query"]>>
export type ProfileCounts = Awaited<ReturnType<ApiClient["adminProvider"]["getCounts"]["query"]>>
export type Badge = Profile["badges"][number]

export const applicationQueues = ["waiting", "approved", "rejected", "changes_requested", "revoked"] as const
export const rowsPerPage = 25

export const applicationFilter = ({ status, q }: DoersSearch) => ({
  status: oneOf(applicationQueues, status) ?? ("waiting" as const),
  q: searchedFor(q),
})

export const profileFilter = ({ status, level, q }: DoersSearch) => ({
  status: oneOf(adminProviderStates, status) ?? ("all" as const),
  level: oneOf(verificationLevels, level),
  q: searchedFor(q),
})

/** What can't be had is null. */
export type DoersData = { now: string } & (
  | { tab: "applications"; list: Applications | null; counts: ApplicationCounts | null }
  | { tab: "profiles"; list: Profiles | null; counts: ProfileCounts | null }
)

export async function loadDoers(search: DoersSearch, context: RouterContext): Promise<DoersData> {
  const pagination = { limit: rowsPerPage, offset: ((search.page ?? 1) - 1) * rowsPerPage }
  const now = new Date().toISOString()
  const api = await context.api()
  if (search.list === "profiles") {
    const [list, counts] = await Promise.all([
      api.adminProvider.getList.query({ ...profileFilter(search), pagination }).catch(() => null),
      search.q ? null : api.adminProvider.getCounts.query().catch(() => null),
    ])
    return { now, tab: "profiles", list, counts }
  }
  const [list, counts] = await Promise.all([
    api.adminApplication.getList.query({ ...applicationFilter(search), pagination }).catch(() => null),
    search.q ? null : api.adminApplication.getCounts.query().catch(() => null),
  ])
  return { now, tab: "applications", list, counts }
}

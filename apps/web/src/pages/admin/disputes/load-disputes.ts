import type { RouterContext } from "../../../session/router-context.ts"
import { oneOf } from "../../../blocks/list-page/read-address.ts"
import { loadCase } from "../cases/load-case.ts"
import type { CasesSearch } from "../frame/admin-search.ts"

export const disputesPerPage = 25
/** What waits for us comes first; `open` is everything that isn't over. */
export const disputeQueues = ["admin_review", "open", "resolved", "withdrawn"] as const

/** The list is null when it can't be had. */
export async function loadDisputes({ api }: RouterContext, { status, page = 1 }: CasesSearch) {
  const client = await api()
  const queue = oneOf(disputeQueues, status) ?? "admin_review"
  const pagination = { limit: disputesPerPage, offset: (page - 1) * disputesPerPage }
  const asked = queue === "open" ? { pagination } : { status: queue, pagination }
  const list = await client.adminDispute.getList.query(asked).catch(() => null)
  return { queue, page, list, now: new Date().toISOString() }
}

export function loadDisputeCase(context: RouterContext, id: string) {
  return loadCase(context, id, (api) => api.adminDispute.getById.query({ id }), ["dispute_not_found"])
}

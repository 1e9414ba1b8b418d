import { notFound } from "@tanstack/react-router"
import type { RouterContext } from "../../../session/router-context.ts"
import { oneOf } from "../../../blocks/list-page/read-address.ts"
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

export async function loadDisputeCase({ api }: RouterContext, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound()
  const client = await api()
  const found = await client.adminDispute.getById.query({ id }).catch((error: unknown) => {
    const { refusal } = (error as { data?: { refusal?: unknown } }).data ?? {}
    if (refusal === "dispute_not_found") throw notFound()
    throw error
  })
  return { found, now: new Date().toISOString() }
}

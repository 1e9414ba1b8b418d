import type { RouterContext } from "../../../session/router-context.ts"
import { loadCase } from "../cases/load-case.ts"
import type { CasesSearch } from "../frame/admin-search.ts"

export const faultsPerPage = 25

/** The list is null when it can't be had. */
export async function loadFaults({ api }: RouterContext, { status, page = 1 }: CasesSearch) {
  const client = await api()
  const isDecided = status === "decided"
  const pagination = { limit: faultsPerPage, offset: (page - 1) * faultsPerPage }
  const list = await client.adminAssignment.getContested.query({ isDecided, pagination }).catch(() => null)
  return { isDecided, page, list, now: new Date().toISOString() }
}

export function loadFaultCase(context: RouterContext, id: string) {
  const unknown = ["contest_not_found", "task_not_found"] as const
  return loadCase(context, id, (api) => api.adminAssignment.getContest.query({ id }), unknown)
}

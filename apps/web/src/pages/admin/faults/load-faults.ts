import { notFound } from "@tanstack/react-router"
import type { RouterContext } from "../../../session/router-context.ts"
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

export async function loadFaultCase({ api }: RouterContext, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound()
  const client = await api()
  const found = await client.adminAssignment.getContest.query({ id }).catch((error: unknown) => {
    const { refusal } = (error as { data?: { refusal?: unknown } }).data ?? {}
    if (refusal === "contest_not_found" || refusal === "task_not_found") throw notFound()
    throw error
  })
  return { found, now: new Date().toISOString() }
}

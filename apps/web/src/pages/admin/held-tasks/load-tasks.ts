import { searchedFor } from "@doable/domain/text/search"
import { adminTaskStates } from "@doable/domain/task/status"
import type { ApiClient } from "../../../session/api-client.ts"
import { oneOf } from "../../../blocks/list-page/read-address.ts"

export type TaskRows = Awaited<ReturnType<ApiClient["adminTask"]["getList"]["query"]>>
export type TaskRow = TaskRows["data"][number]
export type ModeratedTask = Awaited<ReturnType<ApiClient["adminTask"]["getById"]["query"]>>

export const tasksPerPage = 25

/** What of the address this queue reads. */
export interface TasksSearch {
  status?: string | undefined
  q?: string | undefined
  page?: number | undefined
}

export const tasksFilter = ({ status, q }: TasksSearch) => ({
  status: oneOf(adminTaskStates, status) ?? ("held" as const),
  q: searchedFor(q),
})

/** Null when it can't be had. */
export async function loadTasks(api: ApiClient, search: TasksSearch) {
  const pagination = { limit: tasksPerPage, offset: ((search.page ?? 1) - 1) * tasksPerPage }
  const list = await api.adminTask.getList.query({ ...tasksFilter(search), pagination }).catch(() => null)
  return { search, list, now: new Date().toISOString() }
}

import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../../session/api-client.ts"

/** How one task repeats: one row, or none. */
export const repeatQuery = (api: () => Promise<ApiClient>, taskId: string) =>
  queryOptions({
    queryKey: ["task-repeat", taskId],
    queryFn: async () => (await api()).taskRepeat.getMy.query({ taskId }),
  })

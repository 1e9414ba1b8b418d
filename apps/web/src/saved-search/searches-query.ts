import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"

type Api = () => Promise<ApiClient>
export type SavedSearchData = Awaited<ReturnType<ApiClient["savedSearch"]["getMy"]["query"]>>["data"][number]
export type MatchData = Awaited<ReturnType<ApiClient["savedSearch"]["getMatches"]["query"]>>["data"][number]
export type DoerMatchData = Awaited<
  ReturnType<ApiClient["savedSearch"]["getMatches"]["query"]>
>["doers"][number]

/** Both begin with the same word, so that a change asks for both again. */
export const searchesKey = ["saved-searches"] as const

export const searchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...searchesKey, "list"],
    queryFn: async () => (await api()).savedSearch.getMy.query({}),
  })

export const matchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...searchesKey, "matches"],
    queryFn: async () => (await api()).savedSearch.getMatches.query({}),
  })

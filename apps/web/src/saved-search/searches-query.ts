import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"

type Api = () => Promise<ApiClient>
export type SavedSearchData = Awaited<ReturnType<ApiClient["savedSearch"]["getMy"]["query"]>>["data"][number]
export type MatchData = Awaited<ReturnType<ApiClient["savedSearch"]["getMatches"]["query"]>>["data"][number]
export type DoerMatchData = Awaited<
  ReturnType<ApiClient["savedSearch"]["getMatches"]["query"]>
>["doers"][number]

/** All begin with the same word, so that a change asks for all of them again. */
export const searchesKey = ["saved-searches"] as const

/** Without what they found: a list only says which of them is its own. */
export const plainSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...searchesKey, "plain"],
    queryFn: async () => (await api()).savedSearch.getMy.query({ counted: false }),
  })

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

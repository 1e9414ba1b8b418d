import { queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"

type Ask = <Answer>(call: (api: ApiClient) => Promise<Answer>) => Promise<Answer>
export type CategoryBranch = Awaited<ReturnType<ApiClient["category"]["getTree"]["query"]>>["data"][number]
export type FoundCategory = Awaited<ReturnType<ApiClient["category"]["search"]["query"]>>["data"][number]
export type Category = Omit<CategoryBranch, "children">

export const treeQuery = (ask: Ask) =>
  queryOptions({ queryKey: ["category-tree"], queryFn: () => ask((api) => api.category.getTree.query()) })

export const searchQuery = (ask: Ask, q: string) =>
  queryOptions({
    queryKey: ["category-search", q],
    queryFn: () => ask((api) => api.category.search.query({ q })),
    enabled: q !== "",
    placeholderData: (before) => before,
  })

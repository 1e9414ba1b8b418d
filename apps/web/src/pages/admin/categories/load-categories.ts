import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"

export type CategoryTree = Awaited<ReturnType<ApiClient["adminCategory"]["getTree"]["query"]>>
export type CategoryRow = CategoryTree["data"][number]
export type CategoryChange = Awaited<ReturnType<ApiClient["adminCategory"]["update"]["mutate"]>>

export const categoriesKey = ["admin-categories"]

/** Null when it can't be had. What the page shows is what was read for it, not what it remembers. */
export async function loadCategories(context: RouterContext): Promise<CategoryTree | null> {
  const api = await context.api()
  const tree = await api.adminCategory.getTree.query().catch(() => null)
  if (tree) context.queryClient.setQueryData(categoriesKey, tree)
  return tree
}

import { errorDetails } from "../../session/error-details.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { viewOf, type CategoryView } from "../../category/category-view.ts"
import { leavesFound } from "../../category/leaves-found.ts"

export interface FoundView extends CategoryView {
  branch: string
}

export interface ServicesData {
  branches: CategoryView[]
  /** The branch that the address names, with its leaves. */
  open: (CategoryView & { leaves: CategoryView[] }) | null
  /** What was looked for, or null where nothing was. */
  found: FoundView[] | null
  /** Set when the tree didn't come: the rest of the page stands all the same. */
  failure: { requestId: string | null } | null
}

export interface ServicesSearch {
  category?: string | undefined
  q?: string | undefined
}

export async function loadServices(
  { category, q }: ServicesSearch,
  context: RouterContext,
): Promise<ServicesData> {
  const { locale } = context.i18n
  try {
    const api = await context.api()
    const [tree, search] = await Promise.all([
      api.category.getTree.query({ includeCounts: true }),
      q ? api.category.search.query({ q }) : null,
    ])
    const named = tree.data.find(
      ({ slug, children }) => slug === category || children.some((leaf) => leaf.slug === category),
    )
    return {
      branches: tree.data.map((branch) => viewOf(branch, locale)),
      open: named
        ? { ...viewOf(named, locale), leaves: named.children.map((leaf) => viewOf(leaf, locale, named.slug)) }
        : null,
      found: search
        ? leavesFound(search.data, tree.data).map(({ leaf, parent }) => ({
            ...viewOf(leaf, locale, parent.slug),
            branch: parent.name[locale],
          }))
        : null,
      failure: null,
    }
  } catch (error) {
    const { requestId } = errorDetails(error, context.page.requestId)
    return { branches: [], open: null, found: null, failure: { requestId } }
  }
}

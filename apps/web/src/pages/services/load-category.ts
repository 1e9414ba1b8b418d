import { notFound, redirect } from "@tanstack/react-router"
import { errorDetails } from "../../session/error-details.ts"
import type { RouterContext } from "../../session/router-context.ts"
import type { ProviderCardData } from "../../session/answers/provider-answers.ts"
import type { TaskCardData } from "../../session/answers/task-answers.ts"
import type { OfferedService } from "./offered-services.tsx"
import type { UsualPrice } from "./usual-prices.tsx"
import { viewOf, type CategoryView } from "../../category/category-view.ts"

export interface CategoryData {
  now: number
  category: CategoryView
  branch: CategoryView | null
  /** The leaves of a branch; of a leaf those beside it. */
  leaves: CategoryView[]
  tasks: TaskCardData[]
  doers: ProviderCardData[]
  services: OfferedService[]
  /** What is usually paid, by leaf; only what enough finished tasks tell. */
  prices: UsualPrice[]
  /** Some of the leaves have too few finished tasks to tell. */
  isPricePartial: boolean
  others: CategoryView[]
}

const shownTasks = 4
const shownDoers = 4
const shownServices = 6
const shownOthers = 5

export async function loadCategory(idOrSlug: string, context: RouterContext): Promise<CategoryData> {
  const { locale } = context.i18n
  const api = await context.api()
  const found = await api.category.getById.query({ id: idOrSlug }).catch((error: unknown) => {
    if ([400, 404].includes(errorDetails(error, "").status ?? 0)) throw notFound()
    throw error
  })
  if (found.slug !== idOrSlug) {
    throw redirect({ to: "/services/$categoryId", params: { categoryId: found.slug }, replace: true })
  }
  const branchSlug = found.parent?.slug ?? found.slug
  // What stands around the category: a page without it is still the page.
  const [tree, list, doers, services] = await Promise.all([
    api.category.getTree.query({ includeCounts: true }).catch(() => null),
    api.task.getList
      .query({
        filter: { categoryIds: [found.id] },
        sort: "newest",
        pagination: { limit: shownTasks, offset: 0 },
      })
      .catch(() => null),
    api.provider.getList
      .query({
        filter: { categoryIds: [found.id] },
        sort: "recommended",
        pagination: { limit: shownDoers, offset: 0 },
      })
      .catch(() => null),
    api.providerService.getByCategory.query({ categoryId: found.id, limit: shownServices }).catch(() => null),
  ])
  const priced = found.children.length > 0 ? found.children : [found]
  const branch = tree?.data.find(({ slug }) => slug === branchSlug)
  return {
    now: Date.now(),
    category: viewOf(found, locale, branchSlug),
    branch: found.parent && viewOf(found.parent, locale),
    leaves: (branch?.children ?? found.children)
      .filter(({ id }) => id !== found.id)
      .map((leaf) => viewOf(leaf, locale, branchSlug)),
    tasks: list?.data ?? [],
    doers: doers?.data ?? [],
    services: services?.data ?? [],
    prices: priced.flatMap((one) => {
      const { slug, leaf, name, about } = viewOf(one, locale, branchSlug)
      return one.priceHint ? [{ slug, leaf, name, about, ...one.priceHint }] : []
    }),
    isPricePartial: priced.some(({ priceHint }) => !priceHint),
    others: (tree?.data ?? [])
      .filter(({ slug }) => slug !== branchSlug)
      .toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular))
      .slice(0, shownOthers)
      .map((other) => viewOf(other, locale)),
  }
}

import type { Locale } from "@doable/domain/locale"
import type { ListPrices } from "@doable/domain/money/price-bars"
import { isRedirect, redirect } from "@tanstack/react-router"
import { findPlace } from "../blocks/list-page/find-place.ts"
import type { ListPath } from "../blocks/list-page/list-link.tsx"
import { tidied } from "../blocks/list-page/read-address.ts"
import { findWider, type Wider } from "../blocks/list-page/widen-search.ts"
import type { ApiClient } from "../session/api-client.ts"
import { errorDetails } from "../session/error-details.ts"
import type { RouterContext } from "../session/router-context.ts"
import { readBranches, type Branch } from "./category-branches.ts"
import { shareEqual } from "./share-equal.ts"

interface Narrowed {
  category?: string | undefined
  place?: string | number | undefined
  where?: string | undefined
  page?: number | undefined
}

/** What of the address the server has to be told in other words. */
interface Known {
  categoryId: string | undefined
  spot: { lat: number; lng: number } | undefined
}

export interface ListData<Search, Wish, List> {
  now: number
  branches: Branch[]
  categoryName: string | null
  placeName: string | null
  /** Null when the list didn't come; the rest of the page stands all the same. */
  list: List | null
  /** How the prices of this search are spread; null where nobody knows. */
  prices: ListPrices | null
  wider: (Wider<Search, Wish> & { list: List }) | null
  /** What slug and place of the address are to the server. */
  known: Known
  /** Names the request that failed. */
  requestId: string | null
}

const unknown: Known = { categoryId: undefined, spot: undefined }
const nothing = { known: unknown, categoryName: null, placeName: null, list: null, prices: null, wider: null }

const withoutPrices = async () => null

interface ListLoader<Search extends Narrowed, Wish, List> {
  path: ListPath
  /** What the numbers beside the categories count. */
  counted: "openTasks" | "doers"
  /** Whether those numbers are true beside this search; without this, they never are. */
  isCountTrue?: (search: Search) => boolean
  read: (raw: Record<string, unknown>) => Search
  changed: (search: Search, change: Partial<Search>) => Search
  find: (api: ApiClient, search: Search, known: Known, locale: Locale) => Promise<List>
  findPrices?: (api: ApiClient, search: Search, known: Known) => Promise<ListPrices>
  widerSearches?: (search: Search) => readonly Wider<Search, Wish>[]
}

/** Loads a list that its address narrows by category and place, among others. */
export function listLoader<Search extends Narrowed, Wish, List extends { total: number; data: object[] }>(
  loader: ListLoader<Search, Wish, List>,
) {
  const lead = (search: Search) => redirect({ to: loader.path, search: search as never, replace: true })

  /** `raw`: as the address says it. What a plain form adds of empty fields and lists is led to the clean address. */
  return async (raw: Search, context: RouterContext): Promise<ListData<Search, Wish, List>> => {
    const now = Date.now()
    const tidy = tidied(loader.read, raw)
    if (tidy) throw lead(tidy)
    const search = loader.read({ ...raw } as Record<string, unknown>)
    try {
      return { now, requestId: null, ...(await found(search, await context.api(), context.i18n.locale)) }
    } catch (error) {
      if (isRedirect(error)) throw error
      const { requestId } = errorDetails(error, context.page.requestId)
      return { now, requestId, branches: [], ...nothing }
    }
  }

  async function found(search: Search, api: ApiClient, locale: Locale) {
    const { counted, changed, find, findPrices = withoutPrices, widerSearches = () => [] } = loader
    const listAndPrices = (known: Known) =>
      Promise.all([
        find(api, search, known, locale),
        // A list without its bars is still a list.
        findPrices(api, search, known).catch(() => null),
      ])
    // Where nothing of the address has to be looked up first, all of it is one call.
    const isPlain = !search.category && !search.place && !search.where
    const early = isPlain ? listAndPrices(unknown) : null
    early?.catch(() => {})
    const [tree, place] = await Promise.all([
      api.category.getTree.query({ includeCounts: loader.isCountTrue?.(search) ?? false }),
      findPlace(api, search),
    ])
    const { branches, chosen } = readBranches(tree.data, search.category, { locale, counted })
    // A place that was typed becomes one we know; what isn't there (any more) narrows nothing.
    const known = changed(search, {
      place: place?.id,
      where: place ? undefined : search.where,
      category: chosen ? search.category : undefined,
    } as Partial<Search>)
    if (known.place !== search.place || known.category !== search.category) throw lead(known)

    const knownOf = (wanted: Search): Known => ({
      categoryId: wanted.category ? chosen?.id : undefined,
      spot: wanted.place && place ? { lat: place.lat, lng: place.lng } : undefined,
    })
    const [list, prices] = await (early ?? listAndPrices(knownOf(search)))
    return {
      branches,
      known: knownOf(search),
      categoryName: chosen?.name ?? null,
      placeName: place && [place.name[locale], place.parentName?.[locale]].filter(Boolean).join(", "),
      list: { ...list, data: shareEqual(list.data) },
      prices,
      wider:
        list.total === 0 && !search.page
          ? await findWider(widerSearches(search), (wanted) => find(api, wanted, knownOf(wanted), locale))
          : null,
    }
  }
}

import { isRedirect, redirect } from "@tanstack/react-router"
import type { Locale } from "@doable/domain/locale"
import type { ApiClient } from "../../session/api-client.ts"
import { readBranches, type Branch } from "../../category/category-branches.ts"
import { errorDetails } from "../../session/error-details.ts"
import { findPlace } from "../../blocks/list-page/find-place.ts"
import { findWider } from "../../blocks/list-page/widen-search.ts"
import type { RouterContext } from "../../session/router-context.ts"
import type { ProviderListAnswer } from "../../session/answers/provider-answers.ts"
import { changed, readProviderSearch, toListInput, type ProviderSearch } from "./provider-search.ts"
import { widerProviderSearches } from "./widen-search.ts"

export interface ProvidersData {
  now: number
  branches: Branch[]
  categoryName: string | null
  placeName: string | null
  /** Null when the list did not come; the rest of the page stands all the same. */
  list: ProviderListAnswer | null
  wider: (ReturnType<typeof widerProviderSearches>[number] & { list: ProviderListAnswer }) | null
  /** Names the request that failed. */
  requestId: string | null
}

type Found = Pick<ProvidersData, "branches" | "categoryName" | "placeName" | "list" | "wider">

/** `raw`: as the address says it. What a plain form adds of empty fields and lists is led to the clean address. */
export async function loadProviders(raw: ProviderSearch, context: RouterContext): Promise<ProvidersData> {
  const now = Date.now()
  const search = readProviderSearch({ ...raw })
  const isClean = (Object.keys(raw) as (keyof ProviderSearch)[]).every((key) => raw[key] === search[key])
  if (!isClean) throw redirect({ to: "/providers", search, replace: true })
  try {
    return { now, requestId: null, ...(await findDoers(search, await context.api(), context.i18n.locale)) }
  } catch (error) {
    if (isRedirect(error)) throw error
    const { requestId } = errorDetails(error, context.page.requestId)
    return { now, requestId, branches: [], categoryName: null, placeName: null, list: null, wider: null }
  }
}

async function findDoers(search: ProviderSearch, api: ApiClient, locale: Locale): Promise<Found> {
  const [tree, place] = await Promise.all([api.category.getTree.query({}), findPlace(api, search)])
  const { branches, chosen } = readBranches(tree.data, search.category, { locale, counted: "doers" })
  // A place that was typed becomes one we know; what is not there (any more) narrows nothing.
  const known = changed(search, {
    place: place?.id,
    where: place ? undefined : search.where,
    category: chosen ? search.category : undefined,
  })
  if (known.place !== search.place || known.category !== search.category) {
    throw redirect({ to: "/providers", search: known, replace: true })
  }

  const ask = (wanted: ProviderSearch) => {
    const categoryId = wanted.category ? chosen?.id : undefined
    const spot = wanted.place && place ? { lat: place.lat, lng: place.lng } : undefined
    return api.provider.getList.query(toListInput(wanted, { categoryId, spot }))
  }
  const list = await ask(search)
  return {
    branches,
    categoryName: chosen?.name ?? null,
    placeName: place && [place.name[locale], place.parentName?.[locale]].filter(Boolean).join(", "),
    list,
    wider: list.total === 0 && !search.page ? await findWider(widerProviderSearches(search), ask) : null,
  }
}

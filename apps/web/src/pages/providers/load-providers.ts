import { listLoader } from "../../category/load-list.ts"
import { changed, readProviderSearch, toListInput } from "./provider-search.ts"
import { widerProviderSearches } from "./widen-search.ts"

export type ProvidersData = Awaited<ReturnType<typeof loadProviders>>

export const loadProviders = listLoader({
  path: "/providers",
  counted: "doers",
  isCountTrue: () => false,
  read: readProviderSearch,
  changed,
  find: (api, search, known) => api.provider.getList.query(toListInput(search, known)),
  findPrices: (api, search, known) => {
    const { filter } = toListInput(search, known)
    return api.provider.getPrices.query({ filter })
  },
  widerSearches: widerProviderSearches,
})

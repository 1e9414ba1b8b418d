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
  widerSearches: widerProviderSearches,
})

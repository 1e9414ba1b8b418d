import { listLoader } from "../../category/load-list.ts"
import { listedProvider } from "../../provider/listed-provider.ts"
import { changed, readProviderSearch, toListInput } from "./provider-search.ts"
import { widerProviderSearches } from "./widen-search.ts"

export type ProvidersData = Awaited<ReturnType<typeof loadProviders>>

export const loadProviders = listLoader({
  path: "/providers",
  counted: "doers",
  isCountTrue: () => false,
  read: readProviderSearch,
  changed,
  find: async (api, search, known) => {
    const list = await api.provider.getList.query(toListInput(search, known))
    return { ...list, data: list.data.map(listedProvider) }
  },
  findPrices: (api, search, known) => {
    const { filter } = toListInput(search, known)
    return api.provider.getPrices.query({ filter })
  },
  widerSearches: widerProviderSearches,
})

import { listLoader } from "../../category/load-list.ts"
import { listedProvider } from "../../provider/listed-provider.ts"
import { prepareOwnSearches } from "../../saved-search/prepare-searches.ts"
import { changed, readProviderSearch, toListInput } from "./provider-search.ts"
import { widerProviderSearches } from "./widen-search.ts"

export type ProvidersData = Awaited<ReturnType<typeof loadProviders>>

const loadList = listLoader({
  path: "/providers",
  counted: "doers",
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

export const loadProviders: typeof loadList = async (raw, context) => {
  const [data] = await Promise.all([loadList(raw, context), prepareOwnSearches(context)])
  return data
}

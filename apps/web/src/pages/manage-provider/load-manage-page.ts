import type { QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "../../session/api-client.ts"
import { loadRestrictions, type CurrentRestriction } from "../../restriction/load-restrictions.ts"
import { knowPlace } from "../create-provider/load-create-page.ts"
import { servicesQuery } from "../create-provider/services/use-services.ts"

interface LoadContext {
  api: () => Promise<ApiClient>
  queryClient: QueryClient
}

export async function loadManagePage({ api: connect, queryClient }: LoadContext) {
  const api = await connect()
  const ask = <Answer>(call: (client: ApiClient) => Promise<Answer>) => call(api)
  const [tree, provider] = await Promise.all([
    queryClient.ensureQueryData({ queryKey: ["category-tree"], queryFn: () => api.category.getTree.query() }),
    api.provider.getMy.query(),
  ])
  let restrictions: CurrentRestriction[] = []
  if (provider?.status === "suspended")
    restrictions = await loadRestrictions({ api: connect }, { isDoer: true })
  if (provider) {
    await Promise.all([
      knowPlace(api, queryClient, provider.own?.placeId ?? null),
      queryClient.fetchQuery(servicesQuery(ask, provider.id)),
    ])
  }
  return { now: new Date().toISOString(), provider, branches: tree.data, restrictions }
}

import type { QueryClient } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import type { AuthState } from "../../session/auth-context.ts"
import type { ApiClient } from "../../session/api-client.ts"
import { lazyDonePage } from "./lazy-done-page.ts"
import { chosenPlace } from "../create-task/draft/chosen-queries.ts"

interface LoadContext {
  api: () => Promise<ApiClient>
  queryClient: QueryClient
  auth: AuthState
}

export async function loadCreatePage({ api: connect, queryClient, auth }: LoadContext, isDone: boolean) {
  const api = await connect()
  const [tree, provider] = await Promise.all([
    queryClient.ensureQueryData({ queryKey: ["category-tree"], queryFn: () => api.category.getTree.query() }),
    auth?.user ? api.provider.getMy.query() : null,
  ])
  // A profile that others see already is written on its own page.
  const isPublic = provider !== null && provider.status !== "draft"
  if (isPublic && !isDone) throw redirect({ to: "/providers/manage", replace: true })
  if (isPublic) await lazyDonePage.ready()
  await knowPlace(api, queryClient, provider?.own?.placeId ?? null)
  return { now: new Date().toISOString(), provider, branches: tree.data }
}

export async function knowPlace(api: ApiClient, queryClient: QueryClient, placeId: string | null) {
  if (!placeId) return
  await queryClient.ensureQueryData({
    queryKey: ["place", placeId],
    queryFn: async () => chosenPlace(await api.place.getById.query({ id: placeId })),
  })
}

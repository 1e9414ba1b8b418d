import { queryOptions } from "@tanstack/react-query"
import { createServerFn } from "@tanstack/react-start"
import { createApiClient } from "../api-client.ts"
import { requestContext } from "../request-context.ts"

/** How long a page waits for the API to say who is looking: one that can be drawn without knowing waits less. */
const patience = { needed: 5000, nice: 2000 }

/** The auth context: who is looking at the page. */
export const fetchAuthContext = createServerFn({ method: "GET" })
  .validator((wanted: { isNeeded: boolean } | undefined) => ({ isNeeded: wanted?.isNeeded !== false }))
  .handler(async ({ data }) => {
    const timeoutMs = data.isNeeded ? patience.needed : patience.nice
    const api = createApiClient(requestContext()?.config.serverUrl ?? "", timeoutMs)
    const user = await api.user.getMe.query()
    return { user, isAuthenticated: user !== null }
  })

export type AuthContext = Awaited<ReturnType<typeof fetchAuthContext>>
export type SignedInUser = NonNullable<AuthContext["user"]>

/** Null stands for "not known yet": the API did not answer, and the page shows a placeholder meanwhile. */
export type AuthState = AuthContext | null

export const authQuery = queryOptions({
  queryKey: ["auth"],
  queryFn: () => fetchAuthContext({ data: undefined }),
})

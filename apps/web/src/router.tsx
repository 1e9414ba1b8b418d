import { MutationCache, QueryClient } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query"
import { defaultLocale, type Locale } from "@doable/domain/locale"
import type { i18n } from "i18next"
import type { Access } from "./account/guard.ts"
import { createApiClient, type ApiClient } from "./api-client.ts"
import type { PublicConfig } from "./env.ts"
import { ErrorPage } from "./errors/error-page.tsx"
import { NotFoundPage } from "./errors/not-found-page.tsx"
import { toastFailure } from "./errors/toast-failure.ts"
import { addWords, createI18n, type Dictionaries } from "./i18n/create-i18n.ts"
import type { Namespace } from "./i18n/resources.ts"
import { requestContext } from "./request-context.ts"
import { routeTree } from "./routeTree.gen.ts"

export interface RouterContext {
  queryClient: QueryClient
  i18n: i18n
  api: ApiClient
  config: PublicConfig
  /** Names the request that drew this page, for people who report a fault. */
  page: { requestId: string }
}

interface Dehydrated {
  locale: Locale
  dictionaries: Dictionaries
  config: PublicConfig
  requestId: string
}

const anHour = 60 * 60 * 1000

/** Called once per request on the server and once per page in the browser: nothing here outlives its visitor. */
export function getRouter() {
  const request = requestContext()
  const config = { ...request?.config } as PublicConfig
  const page = { requestId: request?.requestId ?? "" }
  const i18n = createI18n(request?.locale ?? defaultLocale, {})
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: false, staleTime: Infinity },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.["quiet"]) void toastFailure(i18n, error)
      },
    }),
  })

  let api: ApiClient | undefined
  const context: RouterContext = {
    queryClient,
    i18n,
    config,
    page,
    // Made on first use: in the browser the server's address arrives with the page.
    get api() {
      return (api ??= createApiClient(config.serverUrl))
    },
  }

  const router = createRouter({
    routeTree,
    context,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultStaleTime: anHour,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    ...(request ? { ssr: { nonce: request.nonce } } : {}),
    dehydrate: () =>
      ({
        locale: i18n.language as Locale,
        dictionaries: i18n.getDataByLanguage(i18n.language) ?? {},
        config,
        requestId: page.requestId,
      }) as never,
    hydrate: async (dehydrated: never) => {
      const { locale, dictionaries, ...rest } = dehydrated as Dehydrated
      Object.assign(config, rest.config)
      page.requestId = rest.requestId
      addWords(i18n, locale, dictionaries)
      await i18n.changeLanguage(locale)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  /** Every route says who may open it and which words it needs beyond the shell's. */
  interface StaticDataRouteOption {
    access: Access
    words?: readonly Namespace[]
  }
}

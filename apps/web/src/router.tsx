import { dehydrate, hydrate, MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { defaultLocale, type Locale } from "@doable/domain/locale"
import type { Access } from "./session/guard.ts"
import type { ApiClient } from "./session/api-client.ts"
import type { PublicConfig } from "./session/env.ts"
import { ErrorPage } from "./blocks/errors/error-page.tsx"
import { NotFoundPage } from "./blocks/errors/not-found-page.tsx"
import { reloadOnce } from "./ui/code/reload-once.ts"
import { noticeLimit } from "./session/person/notice-limit.ts"
import { isOfLimit, toastFailure } from "./session/toast-failure.ts"
import type { Key, Namespace } from "@doable/words/keys"
import { createTranslator } from "@doable/words/translator"
import { fadePage } from "./fade-page.ts"
import { readPageWords } from "./i18n/page-words.tsx"
import { rememberLocations } from "./remember-locations.ts"
import { requestContext } from "./session/request-context.ts"
import { routeTree } from "./routeTree.gen.ts"
import type { PageFacts, RouterContext } from "./session/router-context.ts"

type Dehydrated = {
  locale: Locale
  config: PublicConfig
  page: PageFacts
  queries: object
}

/** What loaders asked for is answered by now, well or not. */
const isAnswered = ({ state }: { state: { status: string } }) => state.status !== "pending"

const anHour = 60 * 60 * 1000

/** Called once per request on the server and once per page in the browser: nothing here outlives its visitor. */
export function getRouter() {
  const request = requestContext()
  const config = { ...request?.config } as PublicConfig
  const page = { ...request?.page } as PageFacts
  const i18n = createTranslator(request?.locale ?? defaultLocale)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: false, staleTime: Infinity },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const { quiet, failure } = mutation.meta ?? {}
        if (!quiet) void toastFailure({ i18n, config }, error, failure)
        if (isOfLimit(error)) void noticeLimit(router)
      },
    }),
  })

  let api: Promise<ApiClient> | undefined
  const context: RouterContext = {
    queryClient,
    i18n,
    config,
    page,
    shown: (routeId, href) =>
      router.state.resolvedLocation?.href === href
        ? router.state.matches.find((match) => match.routeId === routeId)?.loaderData
        : undefined,
    api: () =>
      (api ??= import("./session/api-client.ts").then(
        ({ createApiClient }) => createApiClient({ serverUrl: config.serverUrl, locale: () => i18n.locale }),
        (error: unknown) => {
          // The next one tries again, after a deployment with the code of today.
          api = undefined
          reloadOnce(error)
          throw error
        },
      )),
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
    dehydrate: (): Dehydrated => ({
      locale: i18n.locale,
      config,
      page,
      queries: dehydrate(queryClient, { shouldDehydrateQuery: isAnswered }),
    }),
    hydrate: async (dehydrated: Dehydrated) => {
      Object.assign(config, dehydrated.config)
      Object.assign(page, dehydrated.page)
      const words = await readPageWords(dehydrated.locale).catch((error: unknown) => {
        reloadOnce(error)
        throw error
      })
      i18n.add(dehydrated.locale, words)
      hydrate(queryClient, dehydrated.queries)
    },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  if (import.meta.env.SSR) rememberLocations(router)
  router.startViewTransition = (update) => fadePage(router, update)
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
    /** Which parts of its search make another page of it, for search engines. */
    kept?: readonly string[]
  }
}

declare module "@tanstack/react-query" {
  interface Register {
    /** `quiet`: the caller reports the failure itself. `failure`: the headline above the reason. */
    mutationMeta: { quiet?: boolean; failure?: Key }
  }
}

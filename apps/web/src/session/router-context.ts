import type { QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "./api-client.ts"
import type { PublicConfig } from "./env.ts"
import type { Translator } from "@doable/words/translator"

/** What every loader and page gets. It stands apart from the router, which imports every page. */
export interface RouterContext {
  queryClient: QueryClient
  i18n: Translator
  /** Fetched with its first use: most visits to the public pages never speak to the API from the browser. */
  api: () => Promise<ApiClient>
  config: PublicConfig
  /** Names the request that drew this page, for people who report a fault. */
  page: { requestId: string }
}

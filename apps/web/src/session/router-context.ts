import type { QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "./api-client.ts"
import type { Theme } from "../theme/theme.ts"
import type { PublicConfig } from "./env.ts"
import type { Translator } from "@doable/words/translator"

/** What every loader and page gets. It stands apart from the router, which imports every page. */
export interface RouterContext {
  queryClient: QueryClient
  i18n: Translator
  /** Fetched with its first use: most visits to the public pages never speak to the API from the browser. */
  api: () => Promise<ApiClient>
  config: PublicConfig
  /** Of the request that drew this page: its name, for people who report a fault, and what only the server knew. */
  page: { requestId: string; form: string | null; theme: Theme }
}

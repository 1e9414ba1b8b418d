import type { QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "./api-client.ts"
import type { Theme } from "../theme/theme.ts"
import type { PublicConfig } from "./env.ts"
import type { Translator } from "@doable/words/translator"

/** Of the request that drew the page. */
export interface PageFacts {
  /** For people who report a fault. */
  requestId: string
  /** What came of a form that was sent without scripts. */
  form: string | null
  /** The theme that was chosen without scripts; with them the browser knows it. */
  theme: Theme
}

/** What every loader and page gets. It stands apart from the router, which imports every page. */
export interface RouterContext {
  queryClient: QueryClient
  i18n: Translator
  /** Fetched with its first use: most visits to the public pages never speak to the API from the browser. */
  api: () => Promise<ApiClient>
  config: PublicConfig
  page: PageFacts
  /** The data that a page shows now; undefined if another one is open at this address, or none yet. */
  shown: (routeId: string, href: string) => unknown
}

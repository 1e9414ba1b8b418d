import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import type { Locale } from "@doable/domain/locale"
import type { PublicConfig } from "./env.ts"
import type { PageFacts } from "./router-context.ts"

export interface RequestContext {
  nonce: string
  locale: Locale
  config: PublicConfig
  page: PageFacts
}

/** What the request's middleware found out. Null in the browser, which learns its share from the page. */
export const requestContext = createIsomorphicFn()
  .server((): RequestContext | null => (getGlobalStartContext() ?? null) as RequestContext | null)
  .client((): RequestContext | null => null)

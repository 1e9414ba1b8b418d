import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start"
import type { Locale } from "@doable/domain/locale"
import type { Theme } from "../theme/theme.ts"
import type { PublicConfig } from "./env.ts"

export interface RequestContext {
  nonce: string
  locale: Locale
  requestId: string
  config: PublicConfig
  /** What came of a form that was sent without scripts. */
  form: string | null
  /** The theme that was chosen without scripts; with them the browser knows it. */
  theme: Theme
}

/** What the request's middleware found out. Null in the browser, which learns its share from the page. */
export const requestContext = createIsomorphicFn()
  .server((): RequestContext | null => (getGlobalStartContext() ?? null) as RequestContext | null)
  .client((): RequestContext | null => null)

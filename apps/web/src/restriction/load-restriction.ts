import type { ApiClient } from "../session/api-client.ts"
import type { RouterContext } from "../session/router-context.ts"
import { lazyRestrictionBanner } from "./lazy-restriction-banner.ts"

export type CurrentRestriction = NonNullable<
  Awaited<ReturnType<ApiClient["restriction"]["getCurrent"]["query"]>>["current"]
>

/** What holds for the account now; null for nearly everyone, and when it can't be had. */
export async function loadRestriction(context: RouterContext): Promise<CurrentRestriction | null> {
  try {
    const api = await context.api()
    const { current } = await api.restriction.getCurrent.query()
    if (current) await lazyRestrictionBanner.ready()
    return current
  } catch {
    return null
  }
}

import type { ApiClient } from "../session/api-client.ts"
import type { RouterContext } from "../session/router-context.ts"
import { lazyRestrictionBanner } from "./lazy-restriction-banner.ts"

type Answer = Awaited<ReturnType<ApiClient["restriction"]["getCurrent"]["query"]>>
export type CurrentRestriction = NonNullable<Answer["current"] | Answer["suspension"]>

/** What holds for the account now, and on a doer's own pages for the profile; empty for nearly everyone, and on failure. */
export async function loadRestrictions(
  context: Pick<RouterContext, "api">,
  { isDoer = false } = {},
): Promise<CurrentRestriction[]> {
  try {
    const api = await context.api()
    const { current, suspension } = await api.restriction.getCurrent.query()
    const shown = [current, isDoer ? suspension : null].filter((one) => one !== null)
    if (shown.length > 0) await lazyRestrictionBanner.ready()
    return shown
  } catch {
    return []
  }
}

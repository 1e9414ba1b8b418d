import type { ApiClient } from "../../session/api-client.ts"
import type { RouterContext } from "../../session/router-context.ts"

const shownTalks = 4

type Overview = Awaited<ReturnType<ApiClient["dashboard"]["getMy"]["query"]>>
type Talks = Awaited<ReturnType<ApiClient["conversation"]["getMy"]["query"]>>["data"]
export type Action = Overview["actions"][number]
export type OverviewData = Overview & { now: number; talks: Talks }

/** Null when it can't be had: the rest of the page is whole without it. */
export async function loadOverview(context: RouterContext): Promise<OverviewData | null> {
  try {
    const api = await context.api()
    const [overview, talks] = await Promise.all([
      api.dashboard.getMy.query(),
      api.conversation.getMy.query({ pagination: { limit: shownTalks, offset: 0 } }),
    ])
    return { ...overview, now: Date.now(), talks: talks.data }
  } catch {
    return null
  }
}

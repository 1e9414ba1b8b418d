import type { ApiClient } from "../../session/api-client.ts"
import type { RouterContext } from "../../session/router-context.ts"

const shownTalks = 4
const shownOffers = 3

type Overview = Awaited<ReturnType<ApiClient["dashboard"]["getMy"]["query"]>>
type Talks = Awaited<ReturnType<ApiClient["conversation"]["getMy"]["query"]>>["data"]
type Repeats = Awaited<ReturnType<ApiClient["taskRepeat"]["getMy"]["query"]>>["data"]
export type Action = Overview["actions"][number]
type Offers = Awaited<ReturnType<ApiClient["offer"]["getByTask"]["query"]>>["data"]
export type OverviewData = Overview & {
  now: number
  talks: Talks
  repeats: Repeats
  /** The best ones, when the next step is to choose among them. */
  offers: Offers
}

/** Null when it can't be had: the rest of the page is whole without it. */
export async function loadOverview(context: RouterContext): Promise<OverviewData | null> {
  try {
    const api = await context.api()
    const [overview, talks, repeats] = await Promise.all([
      api.dashboard.getMy.query(),
      api.conversation.getMy.query({ pagination: { limit: shownTalks, offset: 0 } }),
      api.taskRepeat.getMy.query(),
    ])
    const offers = await offersOf(api, overview.actions[0])
    return { ...overview, now: Date.now(), talks: talks.data, repeats: repeats.data, offers }
  } catch {
    return null
  }
}

async function offersOf(api: ApiClient, next: Action | undefined): Promise<Offers> {
  if (next?.kind !== "choose_offer") return []
  const pagination = { limit: shownOffers, offset: 0 }
  return api.offer.getByTask
    .query({ taskId: next.taskId, pagination })
    .then(({ data }) => data)
    .catch(() => [])
}

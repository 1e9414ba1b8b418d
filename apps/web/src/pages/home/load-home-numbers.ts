import type { ApiClient } from "../../session/api-client.ts"
import type { RouterContext } from "../../session/router-context.ts"

type PublicStats = Awaited<ReturnType<ApiClient["stats"]["getPublic"]["query"]>>

export interface HomeNumbers extends PublicStats {
  /** How many doers each branch has, by its slug. */
  inBranch: Partial<Record<string, number>>
}

/** Null where they couldn't be had: the page is whole without them. */
export async function loadHomeNumbers({ api: connect }: RouterContext): Promise<HomeNumbers | null> {
  try {
    const api = await connect()
    const [stats, { data }] = await Promise.all([
      api.stats.getPublic.query(),
      api.category.getTree.query({ includeCounts: true }),
    ])
    return { ...stats, inBranch: Object.fromEntries(data.map(({ slug, doers }) => [slug, doers])) }
  } catch {
    return null
  }
}

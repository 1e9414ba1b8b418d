import type { ApiClient } from "../api-client.ts"
import type { RouterContext } from "../router.tsx"

type Overview = Awaited<ReturnType<ApiClient["admin"]["getOverview"]["query"]>>
export type AdminData = { queue: null; overview: Overview; now: string }

/** What stands at `/admin`: the overview, or the queue that its address names. */
export async function loadAdmin(context: RouterContext): Promise<AdminData> {
  const api = await context.api()
  return { queue: null, overview: await api.admin.getOverview.query(), now: new Date().toISOString() }
}

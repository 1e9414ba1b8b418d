import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"

export type Queues = Awaited<ReturnType<ApiClient["admin"]["getQueues"]["query"]>>

/** What waits, for the navigation; null when it can't be had, as the pages say for themselves. */
export async function loadQueues(context: RouterContext): Promise<Queues | null> {
  try {
    return await (await context.api()).admin.getQueues.query()
  } catch {
    return null
  }
}

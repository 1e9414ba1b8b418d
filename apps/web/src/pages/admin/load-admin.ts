import type { AdminSearch } from "./frame/admin-search.ts"
import { oneOf } from "../../blocks/list-page/read-address.ts"
import { asideStatuses, loadMessages, type Aside } from "./messages/load-messages.ts"
import { loadSupport, supportStates } from "./support/load-support.ts"
import { loadOverview, type OverviewData } from "./overview/load-overview.ts"
import { loadTasks } from "./held-tasks/load-tasks.ts"
import type { RouterContext } from "../../session/router-context.ts"

type Tasks = Awaited<ReturnType<typeof loadTasks>>
type Messages = Awaited<ReturnType<typeof loadMessages>>
export type AdminData =
  | OverviewData
  | { queue: "messages"; messages: Messages; page: number; aside: Aside | undefined }
  | ({ queue: "tasks" } & Tasks)
  | ({ queue: "support" } & Awaited<ReturnType<typeof loadSupport>>)

/** What stands at `/admin`: the overview, or the queue that its address names. */
export async function loadAdmin(
  context: RouterContext,
  { queue, page = 1, status, q, period }: AdminSearch,
): Promise<AdminData> {
  const api = await context.api()
  if (queue === "messages") {
    const aside = oneOf(asideStatuses, status)
    return { queue, messages: await loadMessages(api, page, aside), page, aside }
  }
  if (queue === "support") {
    const state = oneOf(supportStates, status) ?? "waiting"
    return { queue, ...(await loadSupport(context, { state, page })) }
  }
  if (queue === "tasks") return { queue, ...(await loadTasks(api, { status, q, page })) }
  return loadOverview(api, period)
}

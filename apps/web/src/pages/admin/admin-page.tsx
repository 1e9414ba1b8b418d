import { MessagesQueue } from "./messages/messages-queue.tsx"
import { TasksQueue } from "./held-tasks/tasks-queue.tsx"
import type { AdminData } from "./load-admin.ts"
import { SupportQueue } from "./support/support-queue.tsx"
import { OverviewPage } from "./overview/overview-page.tsx"

/** The overview, or the queue that the address names. */
export function AdminPage({ data }: { data: AdminData }) {
  if (data.queue === "messages") return <MessagesQueue {...data} />
  if (data.queue === "support") return <SupportQueue {...data} />
  return data.queue === "tasks" ? <TasksQueue {...data} /> : <OverviewPage data={data} />
}

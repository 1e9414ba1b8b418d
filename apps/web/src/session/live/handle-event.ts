import type { QueryClient } from "@tanstack/react-query"
import { chatKey, chatListKey, threadKey } from "../keys/chat-keys.ts"
import { dashboardKey } from "../keys/dashboard-keys.ts"
import { taskPageKey, taskPagesKey } from "../keys/task-keys.ts"
import { streamingKey } from "./keys.ts"

const known = new Set(["stream", "conversation", "task"])

/** What the page shows and what has just changed is asked for again; what nobody looks at is only forgotten. */
export function handleEvent(queryClient: QueryClient, { kind, id }: { kind: string; id?: string }): void {
  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  if (kind === "stream") queryClient.setQueryData(streamingKey, true)
  // Whatever it is, it may wait for this person or no longer do so.
  if (known.has(kind)) refresh(dashboardKey)
  // Something may have been missed, here or where the server listens.
  if (kind === "stream" || (kind === "conversation" && !id)) {
    refresh(taskPagesKey)
    return refresh(chatKey)
  }
  if (kind === "task" && id) return refresh(taskPageKey(id))
  if (kind !== "conversation" || !id) return
  refresh(chatListKey)
  refresh(threadKey(id))
}

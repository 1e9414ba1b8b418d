import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { SignedInUser } from "../../../session/auth-context.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { ThreadView } from "./thread-view.tsx"
import { ThreadSkeleton } from "./thread-skeleton.tsx"
import { MissingThread } from "../list/missing-thread.tsx"
import { threadQuery } from "../queries.ts"

interface ThreadPaneProps {
  id: string
  user: SignedInUser
  now: Date
  /** Elsewhere than in the chat. */
  renderHeader?: (conversation: Conversation) => ReactNode
}

export function ThreadPane({ id, user, now, renderHeader }: ThreadPaneProps) {
  const { api, queryClient } = useRouter().options.context
  const { data, isError } = useQuery(threadQuery(api, queryClient, id))
  // A failed look keeps what is known; the next one comes by itself.
  if (data) return <ThreadView thread={data} user={user} now={now} renderHeader={renderHeader} />
  return isError ? <MissingThread /> : <ThreadSkeleton />
}

import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import type { SignedInUser } from "../../../session/auth-context.ts"
import { Skeleton, SkeletonGroup } from "../../../ui/feedback/skeleton.tsx"
import { MissingThread } from "../../../conversation/missing-thread.tsx"
import { threadQuery } from "../../../conversation/queries.ts"
import { ThreadView } from "./thread-view.tsx"

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
  // A failed look keeps what is known; the next one comes on its own.
  if (data) return <ThreadView thread={data} user={user} now={now} renderHeader={renderHeader} />
  return isError ? <MissingThread /> : <ThreadSkeleton />
}

function ThreadSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("ui:loading")} className="grid gap-3 p-6">
      <Skeleton className="mb-8 h-20" />
      <Skeleton className="h-11 w-1/2" />
      <Skeleton className="h-11 w-1/3 justify-self-end" />
      <Skeleton className="h-16 w-2/3" />
    </SkeletonGroup>
  )
}

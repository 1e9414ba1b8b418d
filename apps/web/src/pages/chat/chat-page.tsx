import { Suspense } from "react"
import { useAuth } from "../../session/use-auth.ts"
import type { ChatSearch } from "../../conversation/chat-search.ts"
import { ChatWelcome } from "./list/chat-welcome.tsx"
import type { ChatData } from "./load-chat.ts"
import { PanesView } from "./panes-view.tsx"

interface ChatPageProps {
  search: ChatSearch
  data: ChatData
}

export function ChatPage({ search, data }: ChatPageProps) {
  const user = useAuth()?.user
  if (!user) return <ChatWelcome />
  return (
    <Suspense fallback={<div className="chat" />}>
      <PanesView key={user.id} user={user} search={search} data={data} />
    </Suspense>
  )
}

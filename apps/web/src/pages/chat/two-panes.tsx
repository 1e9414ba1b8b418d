import { useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { MessagesSquare } from "lucide-react"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useNow } from "../../notification/use-now.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import type { ChatSearch } from "../../conversation/chat-search.ts"
import { ConversationList } from "./list/conversation-list.tsx"
import type { ChatData } from "./load-chat.ts"
import { MissingThread } from "../../conversation/missing-thread.tsx"
import { ThreadPane } from "./thread/thread-pane.tsx"
import { useChatPoll } from "./thread/use-poll.ts"

interface PanesProps {
  user: SignedInUser
  search: ChatSearch
  data: ChatData
}

/** The list and the conversation side by side; on a phone one of them. */
export function TwoPanes({ user, search, data }: PanesProps) {
  const { t } = useTranslation()
  const now = useNow(data.now)
  useChatPoll()
  const isOpen = search.c !== undefined
  return (
    <div className="chat" data-open={isOpen || undefined}>
      <h1 className="sr-only">{t("chat:title")}</h1>
      {isOpen && (
        <Button asChild className="skip-link">
          <a href="#composer">{t("chat:toComposer")}</a>
        </Button>
      )}
      <div className={clsx("chat-list", isOpen && "max-md:hidden")}>
        {data.list === "here" ? (
          <ConversationList search={search} now={now} />
        ) : (
          <Failed words="chat:failedList" />
        )}
      </div>
      <div className={clsx("flex min-h-0 min-w-0 flex-col", !isOpen && "max-md:hidden")}>
        <OpenThread user={user} search={search} data={data} now={now} />
      </div>
    </div>
  )
}

function OpenThread({ user, search, data, now }: PanesProps & { now: Date }) {
  const { t } = useTranslation()
  if (!search.c) {
    const words = { title: t("chat:choose.title"), text: t("chat:choose.text") }
    return <EmptyState className="my-auto" icon={MessagesSquare} {...words} />
  }
  if (data.thread === "missing") return <MissingThread />
  if (data.thread === "failed") return <Failed words="chat:failedThread" />
  return <ThreadPane key={search.c} id={search.c} user={user} now={now} />
}

function Failed({ words }: { words: "chat:failedList" | "chat:failedThread" }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div className="p-5">
      <ListError title={t(words)} onRetry={() => void router.invalidate()} />
    </div>
  )
}

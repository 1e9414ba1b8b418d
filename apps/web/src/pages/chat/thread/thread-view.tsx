import { hidesContacts } from "@doable/domain/conversation/kinds"
import { lazy, Suspense, useState, type ReactNode } from "react"
import type { SignedInUser } from "../../../session/auth-context.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { AgreementStrip } from "./agreement-strip.tsx"
import { Announcer } from "./announcer.tsx"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { Composer } from "../composer/composer.tsx"
import { MessageLog } from "./message-log.tsx"
import { OfferStrip } from "./offer-strip.tsx"
import { ThreadHeader } from "./thread-header.tsx"
import type { Thread } from "./thread-messages.ts"
import { useSending } from "../composer/use-sending.ts"

/** Only where people work together: most talks do without its code. */
const QuickStep = lazy(() => import("./quick-step.tsx").then((module) => ({ default: module.QuickStep })))

interface ThreadViewProps {
  thread: Thread
  user: SignedInUser
  now: Date
  renderHeader?: ((conversation: Conversation) => ReactNode) | undefined
}

export function ThreadView({ thread, user, now, renderHeader }: ThreadViewProps) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState(0)
  const { store, list, isAway } = useSending(user.id, setHidden)
  const { conversation, messages } = thread
  // What the server has already said it has is not shown twice.
  const known = new Set(messages.map(({ clientId }) => clientId))
  const outgoing = list.filter((one) => one.conversationId === conversation.id && !known.has(one.clientId))

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {renderHeader?.(conversation) ?? <ThreadHeader conversation={conversation} />}
      {conversation.offer && <OfferStrip conversation={conversation} offer={conversation.offer} />}
      {conversation.agreement && (
        <AgreementStrip conversation={conversation} agreement={conversation.agreement} />
      )}
      {conversation.agreement && (
        <Suspense>
          <QuickStep conversation={conversation} now={now} />
        </Suspense>
      )}
      <MessageLog thread={thread} outgoing={outgoing} store={store} now={now} />
      <Announcer thread={thread} />
      {isAway && (
        <p role="status" className="chat-note bg-warn-soft text-warn-text">
          {t("chat:offline")}
        </p>
      )}
      {hidden > 0 && hidesContacts(conversation.kind) && (
        <p role="status" className="chat-note bg-info-soft text-info-text">
          {t("chat:hiddenNow", { count: hidden })}
        </p>
      )}
      <Composer conversation={conversation} userId={user.id} store={store} onType={() => setHidden(0)} />
    </div>
  )
}

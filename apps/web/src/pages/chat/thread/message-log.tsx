import { useQueryClient } from "@tanstack/react-query"
import { ArrowDown } from "lucide-react"
import { Fragment, Suspense, useEffect, useRef } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { chatListKey } from "../../../session/keys/chat-keys.ts"
import { useApi } from "../../../session/use-api.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { OutgoingBubble } from "../composer/outgoing-bubble.tsx"
import type { Outgoing, OutgoingStore } from "../composer/outgoing.ts"
import { useStay } from "../composer/use-stay.ts"
import { firstNameOf, nameOf } from "../../../conversation/person-name.ts"
import { dayOf } from "@doable/domain/time/market-day"
import { dayText } from "../../../conversation/times.ts"
import { EarlierMessages } from "./earlier-messages.tsx"
import { MessageBubble } from "./message-bubble.tsx"
import { SystemLine } from "./system-line.tsx"
import type { Thread } from "../../../conversation/thread-messages.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

// Most conversations have none.
const RequestMessage = lazy(() =>
  import("./request-message.tsx").then((module) => ({ default: module.RequestMessage })),
)

interface MessageLogProps {
  thread: Thread
  outgoing: readonly Outgoing[]
  store: OutgoingStore | null
  now: Date
}

export function MessageLog({ thread, outgoing, store, now }: MessageLogProps) {
  const say = useTranslation()
  const { t } = say
  const { conversation, messages, otherReadPosition } = thread
  const last = messages.at(-1)
  const end = (last?.position ?? 0) + outgoing.length
  const { box, onScroll, isAtEnd, unseen, toEnd } = useStay(end, outgoing.length > 0 || last?.isMine === true)
  useMarkRead(thread, isAtEnd)
  const isEmpty = messages.length === 0 && outgoing.length === 0

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        className="chat-log"
        // A scrolling box must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t("chat:log", { name: nameOf(conversation, t) })}
      >
        <div role="log" aria-live="off" className="grid gap-2 pt-4 pb-2.5">
          <EarlierMessages thread={thread} box={box} />
          {isEmpty && (
            <p className="py-10 text-center text-ink-2">
              {t("chat:first", { name: firstNameOf(conversation, t) })}
            </p>
          )}
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {dayOf(new Date(message.createdAt)) !==
                dayOf(new Date(messages[index - 1]?.createdAt ?? 0)) && (
                <p className="py-1 text-center text-13 text-ink-2">{dayText(message.createdAt, now, say)}</p>
              )}
              {message.system ? (
                <SystemMessage message={message} line={message.system} thread={thread} />
              ) : (
                <MessageBubble
                  message={message}
                  conversation={conversation}
                  isRead={otherReadPosition >= message.position}
                  now={now}
                />
              )}
            </Fragment>
          ))}
          {store && outgoing.map((one) => <OutgoingBubble key={one.clientId} one={one} store={store} />)}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          variant="outline"
          size="sm"
          icon={ArrowDown}
          onClick={() => {
            toEnd()
            // The button is gone at the end.
            box.current?.focus({ preventScroll: true })
          }}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-pop"
        >
          {unseen > 0 ? t("chat:newest", { count: unseen }) : t("chat:toEnd")}
        </Button>
      )}
    </div>
  )
}

interface SystemMessageProps {
  message: Thread["messages"][number]
  line: NonNullable<Thread["messages"][number]["system"]>
  thread: Thread
}

/** A line of ours; a request is a card with its buttons, until it has come the line. */
function SystemMessage({ message, line, thread }: SystemMessageProps) {
  const plain = <SystemLine message={message} line={line} conversation={thread.conversation} />
  if (line.key !== "change_requested" || !message.refId) return plain
  return (
    <Suspense fallback={plain}>
      <RequestMessage message={message} line={line} thread={thread} />
    </Suspense>
  )
}

/** What is at the end of the conversation and in sight counts as read. */
function useMarkRead(thread: Thread, isAtEnd: boolean): void {
  const ask = useApi()
  const queryClient = useQueryClient()
  const { id, unread, readPosition } = thread.conversation
  const last = thread.messages.at(-1)?.position ?? 0
  const told = useRef(0)
  const isNews = isAtEnd && last > 0 && (unread > 0 || readPosition < last)

  useEffect(() => {
    if (!isNews) return
    const mark = () => {
      if (document.visibilityState !== "visible" || told.current >= last) return
      told.current = last
      ask((api) => api.conversation.markRead.mutate({ id, position: last })).then(
        () => queryClient.invalidateQueries({ queryKey: chatListKey }),
        // The next message, or the next look, tries again.
        () => (told.current = 0),
      )
    }
    mark()
    document.addEventListener("visibilitychange", mark)
    return () => document.removeEventListener("visibilitychange", mark)
  }, [isNews, last, id, ask, queryClient])
}

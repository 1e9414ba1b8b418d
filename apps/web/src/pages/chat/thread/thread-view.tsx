import { totalOf } from "@doable/domain/offer/total"
import { hidesContacts } from "@doable/domain/conversation/kinds"
import { Link } from "@tanstack/react-router"
import { FileCheck2, Tag } from "lucide-react"
import { Suspense, useEffect, useRef, useState } from "react"
import type { ReactNode } from "react"
import { priceText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import type { SignedInUser } from "../../../session/auth-context.ts"
import { Composer } from "../composer/composer.tsx"
import { useSending } from "../composer/use-sending.ts"
import { firstNameOf } from "../../../conversation/person-name.ts"
import { startText } from "../../../offer/offer-words.ts"
import { MessageLog } from "./message-log.tsx"
import { systemWords } from "../../../conversation/system-words.ts"
import { ThreadHeader } from "./thread-header.tsx"
import type { Thread } from "../../../conversation/thread-messages.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

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
  // What the server has already said it has isn't shown twice.
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

/** Reads out what has just come. The log itself is silent: earlier messages that are fetched are no news. */
function Announcer({ thread: { conversation, messages } }: { thread: Thread }) {
  const say = useTranslation()
  const { t } = say
  const last = messages.at(-1)
  const position = last?.position ?? 0
  const heard = useRef(position)
  const [words, setWords] = useState("")

  useEffect(() => {
    if (position <= heard.current || !last) return
    heard.current = position
    if (last.isMine && !last.system) return
    const text = last.system
      ? systemWords(last.system, conversation, say).title
      : last.text || t("chat:files", { count: last.files.length })
    setWords(last.system ? text : t("chat:came", { name: firstNameOf(conversation, t), text }))
  }, [position, last, conversation, say, t])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

interface OfferStripProps {
  conversation: Conversation
  offer: NonNullable<Conversation["offer"]>
}

/** Before the hire: what the offer says that the two talk about. */
function OfferStrip({ conversation: { task, isCustomer }, offer }: OfferStripProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { materialsCost, canStartAt } = offer
  return (
    <div className="chat-agreement">
      <dl className="flex min-w-0">
        <Fact name={t("chat:offer.price")}>{priceText(totalOf(offer), say)}</Fact>
        {materialsCost && (
          <Fact name={t("chat:offer.materials")} className="max-lg:hidden">
            {priceText(materialsCost, say)}
          </Fact>
        )}
        <Fact name={t("chat:offer.start")}>
          {canStartAt ? startText(canStartAt, locale) : t("chat:toAgree")}
        </Fact>
      </dl>
      {task && (
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          hash={isCustomer ? "offers" : "my-offer"}
          preload={false}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-brand-text hover:bg-brand-soft lg:px-3"
        >
          <Tag size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("chat:offer.open")}</span>
        </Link>
      )}
    </div>
  )
}

interface AgreementStripProps {
  conversation: Conversation
  agreement: NonNullable<Conversation["agreement"]>
}

/** What the two agreed on, in the order that it always has: price, when, where, payment. */
function AgreementStrip({ conversation, agreement }: AgreementStripProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { scheduledAt, place, address, paymentMethod } = agreement
  const where = [place?.name[locale], address].filter(Boolean).join(", ")
  return (
    <div className="chat-agreement">
      <dl className="flex min-w-0">
        <Fact name={t("chat:price")}>{priceText(totalOf(agreement), say)}</Fact>
        <Fact name={t("chat:when")}>{scheduledAt ? startText(scheduledAt, locale) : t("chat:toAgree")}</Fact>
        <Fact name={t("chat:where")} className="max-lg:hidden">
          {where || t("chat:remote")}
        </Fact>
        <Fact name={t("chat:payment")} className="max-xl:hidden">
          {t(`chat:paid.${paymentMethod}`)}
        </Fact>
      </dl>
      {conversation.task && (
        <Link
          to="/tasks/$taskId"
          params={{ taskId: conversation.task.id }}
          hash="agreement"
          preload={false}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold text-brand-text hover:bg-brand-soft lg:px-3"
        >
          <FileCheck2 size={20} strokeWidth={1.9} aria-hidden="true" />
          <span className="max-lg:sr-only">{t("chat:agreement")}</span>
        </Link>
      )}
    </div>
  )
}

interface FactProps {
  name: string
  className?: string
  children: ReactNode
}

/** One of the few things that stand over a talk. */
function Fact({ name, className = "", children }: FactProps) {
  return (
    <div
      className={`min-w-0 border-l border-line px-3 py-2 first:border-0 first:pl-0 md:px-5.5 ${className}`}
    >
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="truncate font-semibold">{children}</dd>
    </div>
  )
}

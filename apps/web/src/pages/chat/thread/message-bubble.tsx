import { takeBackMinutes } from "@doable/domain/conversation/message/rules"
import { hiddenMark } from "@doable/domain/moderation/hidden-mark"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { clsx } from "clsx"
import { Check, CheckCheck, Trash2 } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ReportButton } from "../../../report/report-button.tsx"
import type { Conversation, Message } from "../../../session/answers/chat-answers.ts"
import { chatListKey, threadKey } from "../../../session/keys/chat-keys.ts"
import { useApi } from "../../../session/use-api.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import { nameOf } from "../../../conversation/person-name.ts"
import { clockText } from "../../../conversation/times.ts"
import { MessageFiles } from "./message-files.tsx"

interface MessageBubbleProps {
  message: Message
  conversation: Conversation
  isRead: boolean
  now: Date
}

export function MessageBubble({ message, conversation, isRead, now }: MessageBubbleProps) {
  const { t, locale } = useTranslation()
  const { isMine, text, files, isDeleted, createdAt } = message
  const time = clockText(createdAt, locale)
  const name = nameOf(conversation, t)
  const isRecent = now.getTime() - Date.parse(createdAt) < takeBackMinutes * 60_000

  return (
    <article className={clsx("chat-message", isMine && "is-mine")} lang={message.lang ?? ""}>
      <span className="sr-only" lang={locale}>
        {isMine ? t("chat:mine", { time }) : t("chat:said", { name, time })}
      </span>
      {!isMine && <Avatar name={name} image={conversation.other.image} size="sm" className="max-md:hidden" />}
      <div className={clsx("chat-bubble group", files.length > 0 && "has-files")}>
        {files.length > 0 && <MessageFiles message={message} conversationId={conversation.id} />}
        {isDeleted ? (
          <p lang={locale} className="text-ink-2 italic">
            {t("chat:deleted")}
          </p>
        ) : (
          text && <p className="chat-text">{text}</p>
        )}
        <span className="chat-meta" lang={locale}>
          <time dateTime={createdAt} aria-hidden="true">
            {time}
          </time>
          {isMine && !isDeleted && <Ticks isRead={isRead} />}
        </span>
        {/* Among the team's answers, each administrator's own. */}
        {message.clientId && !isDeleted && isRecent && (
          <DeleteMessage message={message} conversationId={conversation.id} />
        )}
        {!isMine && !isDeleted && conversation.kind !== "support" && (
          <ReportButton
            target={{ targetType: "message", targetId: message.id }}
            about={{ name, text: text ?? "" }}
            isSmall
            className="scripted chat-delete"
          />
        )}
        {text.includes(hiddenMark) && (
          <span className="clear-both block text-13 text-ink-2" lang={locale}>
            {t("chat:hidden")}
          </span>
        )}
      </div>
    </article>
  )
}

function Ticks({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation()
  const Tick = isRead ? CheckCheck : Check
  return (
    <>
      <Tick size={16} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{t(isRead ? "chat:read" : "chat:sent")}</span>
    </>
  )
}

function DeleteMessage({ message, conversationId }: { message: Message; conversationId: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.message.delete.mutate({ id: message.id })),
    meta: { failure: "chat:deleteFailed" },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: threadKey(conversationId) })
      await queryClient.invalidateQueries({ queryKey: chatListKey })
    },
    // The button goes with the message.
    onSuccess: () => document.getElementById("composer")?.focus(),
  })
  const sure = async () => {
    const isSure = await confirm({
      title: t("chat:deleteTitle"),
      description: t("chat:deleteText"),
      confirmText: t("chat:delete"),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate()
  }
  return (
    <button
      type="button"
      aria-label={t("chat:delete")}
      disabled={isPending}
      onClick={() => void sure()}
      className="scripted chat-delete"
    >
      <Trash2 size={17} strokeWidth={1.9} aria-hidden="true" />
    </button>
  )
}

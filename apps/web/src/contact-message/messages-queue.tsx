import { useRouter } from "@tanstack/react-router"
import { useMutation } from "@tanstack/react-query"
import { contactReplyLength } from "@doable/domain/contact-message/limits"
import { Inbox } from "lucide-react"
import { useState, type FormEvent } from "react"
import { AdminHead } from "../admin/admin-frame.tsx"
import { AdminPages } from "../admin/table/admin-pages.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { Card } from "../ui/card.tsx"
import { Chip } from "../ui/chip.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { Field } from "../ui/field.tsx"
import { TextArea } from "../ui/text-area.tsx"
import { toast } from "../ui/toast.ts"
import { useApi } from "../use-api.ts"
import { messagesPerPage, type WaitingMessage } from "./load-messages.ts"

interface MessagesQueueProps {
  messages: { data: WaitingMessage[]; total: number }
  page: number
}

/** What people have written to us and nobody has answered. */
export function MessagesQueue({ messages: { data, total }, page }: MessagesQueueProps) {
  const { t } = useTranslation()
  return (
    <>
      <AdminHead title={t("admin-messages:title")} lead={t("admin-messages:lead")} />
      {data.length === 0 ? (
        <EmptyState icon={Inbox} title={t("admin-messages:none")} text={t("admin-messages:noneText")} />
      ) : (
        <ul className="grid max-w-[860px] gap-4">
          {data.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
      <AdminPages page={page} perPage={messagesPerPage} total={total} isMore={false} />
    </>
  )
}

function Message({ message }: { message: WaitingMessage }) {
  const { t } = useTranslation()
  const date = useDate()
  const { id, ticketNo, topic, name, email, lang, text, status, source, createdAt } = message
  return (
    <Card asChild className="p-5">
      <article aria-label={ticketNo}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-16 font-semibold">{t(`contact:topics.${topic}`)}</h2>
          {status === "in_progress" && <Chip tone="info">{t("admin-messages:taken")}</Chip>}
          {source === "account_locked" && <Chip tone="warn">{t("admin-messages:locked")}</Chip>}
        </div>
        <p className="mt-0.5 text-13 text-ink-2">
          {ticketNo} · {name} ·{" "}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>{" "}
          · {lang.toUpperCase()} · <time dateTime={createdAt}>{date(createdAt, "long")}</time>
        </p>
        <p lang={lang} className="mt-3 max-w-[72ch] whitespace-pre-line">
          {text}
        </p>
        <Answer id={id} isTaken={status === "in_progress"} />
      </article>
    </Card>
  )
}

type Deed = { text: string } | { status: "in_progress" | "closed" | "spam" }

function Answer({ id, isTaken }: { id: string; isTaken: boolean }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const [text, setText] = useState("")
  const { mutate, isPending } = useMutation({
    mutationFn: (deed: Deed) =>
      ask((api) =>
        "text" in deed
          ? api.adminContact.reply.mutate({ id, text: deed.text })
          : api.adminContact.setStatus.mutate({ id, status: deed.status }),
      ),
    meta: { failure: "admin-messages:failed" },
    onSuccess: async (_, deed) => {
      if ("text" in deed) toast.success(t("admin-messages:sent"))
      await router.invalidate()
    },
  })
  const reply = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said && said.length <= contactReplyLength.max && !isPending) mutate({ text: said })
  }
  return (
    <form method="post" onSubmit={reply} className="mt-4 grid gap-3">
      <Field label={t("admin-messages:reply")} hint={t("admin-messages:replyHint")}>
        <TextArea
          rows={3}
          limit={contactReplyLength.max}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isPending} disabled={text.trim() === ""}>
          {t("admin-messages:send")}
        </Button>
        {!isTaken && (
          <Button variant="outline" disabled={isPending} onClick={() => mutate({ status: "in_progress" })}>
            {t("admin-messages:take")}
          </Button>
        )}
        <Button variant="ghost" disabled={isPending} onClick={() => mutate({ status: "closed" })}>
          {t("admin-messages:close")}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={() => mutate({ status: "spam" })}>
          {t("admin-messages:spam")}
        </Button>
      </div>
    </form>
  )
}

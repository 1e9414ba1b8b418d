import { Inbox } from "lucide-react"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { ExportButton } from "../../../blocks/data-table/export-button.tsx"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { MessageFiles } from "./message-files.tsx"
import { MessageActs } from "./message-acts.tsx"
import { asideStatuses, messagesPerPage, type Aside, type WaitingMessage } from "./load-messages.ts"

interface MessagesQueueProps {
  messages: { data: WaitingMessage[]; total: number }
  page: number
  aside: Aside | undefined
}

/** What people have written to us and nobody has answered, and beside it what was put aside. */
export function MessagesQueue({ messages: { data, total }, page, aside }: MessagesQueueProps) {
  const { t } = useTranslation()
  return (
    <>
      <AdminHead
        title={t("admin-messages:title")}
        lead={t("admin-messages:lead")}
        actions={<ExportButton list="messages" filter={{ status: aside }} />}
      />
      <AdminTabs
        label={t("admin-messages:states.title")}
        tabs={[undefined, ...asideStatuses].map((status) => ({
          key: status ?? "waiting",
          label: t(`admin-messages:states.${status ?? "waiting"}`),
          isCurrent: status === aside,
          set: { status, page: undefined },
        }))}
      />
      {data.length === 0 ? (
        <EmptyState
          icon={Inbox}
          title={t(aside ? "admin-messages:noneHere" : "admin-messages:none")}
          text={t("admin-messages:noneText")}
        />
      ) : (
        <ul className="grid max-w-[860px] gap-4">
          {data.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
      <TablePages page={page} perPage={messagesPerPage} total={total} isMore={false} />
    </>
  )
}

function Message({ message }: { message: WaitingMessage }) {
  const { t } = useTranslation()
  const date = useDate()
  const { ticketNo, topic, name, email, lang, text, status, source, createdAt, replies } = message
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
        <MessageFiles message={message} />
        {replies.map((reply) => (
          <blockquote key={reply.at} className="mt-3 border-l-2 border-brand pl-3">
            <p className="text-13 text-ink-3">
              {t("admin-messages:answered")} · <time dateTime={reply.at}>{date(reply.at, "long")}</time>
            </p>
            <p lang={lang} className="max-w-[72ch] whitespace-pre-line">
              {reply.text}
            </p>
          </blockquote>
        ))}
        <MessageActs message={message} />
      </article>
    </Card>
  )
}

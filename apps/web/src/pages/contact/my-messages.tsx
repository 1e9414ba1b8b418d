import type { MouseEvent } from "react"
import { hasRunOut } from "../../file/has-run-out.ts"
import { openFresh } from "../../file/open-fresh.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useApi } from "../../session/use-api.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { FileLine } from "./file-line.tsx"
import { myMessagesInput } from "./load-contact.ts"
import type { ContactData, MyMessage } from "./load-contact.ts"

export function MyMessages({ mine }: { mine: NonNullable<ContactData["mine"]> }) {
  const { t } = useTranslation()
  const rest = mine === "failed" ? 0 : mine.total - mine.data.length
  return (
    <section aria-labelledby="mine" className="mt-12">
      <h2 id="mine" className="display display-36">
        {t("contact:mine.title")}
      </h2>
      {mine === "failed" || mine.data.length === 0 ? (
        <p className="mt-3 max-w-[56ch] text-ink-2">
          {t(mine === "failed" ? "contact:mine.failed" : "contact:mine.none")}
        </p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {mine.data.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="mt-3 text-14 text-ink-2">{t("contact:mine.more", { count: rest })}</p>}
    </section>
  )
}

function Message({
  message: { ticketNo, topic, text, files, status, replies, createdAt },
}: {
  message: MyMessage
}) {
  const { t } = useTranslation()
  const date = useDate()
  // What lies among the spam is told as new, so no fifth word is needed.
  const known = status === "spam" ? "new" : status
  return (
    <Card asChild className="p-5">
      <article aria-label={ticketNo}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-16 font-semibold">{t(`contact:topics.${topic}`)}</h3>
          <Chip tone={known === "answered" ? "ok" : known === "closed" ? "mute" : "info"}>
            {t(`contact:mine.status.${known}`)}
          </Chip>
        </div>
        <p className="mt-0.5 text-13 text-ink-2">
          {ticketNo} · <time dateTime={createdAt}>{date(createdAt, "long")}</time>
        </p>
        <p lang="" className="mt-3 max-w-[68ch] whitespace-pre-line">
          {text}
        </p>
        <OwnFiles files={files} />
        {replies.map(({ text: reply, at }) => (
          <div key={at} className="mt-4 border-s-3 border-brand ps-4">
            <p className="text-13 font-semibold text-brand-text">
              {t("contact:mine.answer", { when: date(at, "long") })}
            </p>
            <p lang="" className="mt-1 max-w-[68ch] whitespace-pre-line">
              {reply}
            </p>
          </div>
        ))}
      </article>
    </Card>
  )
}

type OwnFile = MyMessage["files"][number]

/** The files of a message, for its sender. */
function OwnFiles({ files }: { files: readonly OwnFile[] }) {
  const ask = useApi()
  const open = (event: MouseEvent, { id, url }: OwnFile) => {
    if (!hasRunOut(url)) return
    event.preventDefault()
    void openFresh(async () => {
      const { data } = await ask((api) => api.contactMessage.getMy.query(myMessagesInput))
      return data.flatMap(({ files: own }) => own).find((file) => file.id === id)?.url
    })
  }
  if (files.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-[480px] gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => open(event, file)}
            className="flex min-h-11 items-center gap-2.5 rounded-control bg-paper-2 px-3 inset-ring inset-ring-line hover:bg-wall-2"
          >
            <FileLine file={file} />
          </a>
        </li>
      ))}
    </ul>
  )
}

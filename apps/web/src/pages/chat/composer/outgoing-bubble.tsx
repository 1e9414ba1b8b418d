import type { Key } from "@doable/words/keys"
import { CircleAlert, Clock, FileText, Image } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { MessageFile } from "../../../session/answers/chat-answers.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { clockText } from "../../../conversation/times.ts"
import type { Outgoing, OutgoingStore } from "./outgoing.ts"

/** Written here and not said yet: it waits for the connection, or wasn't taken. */
export function OutgoingBubble({ one, store }: { one: Outgoing; store: OutgoingStore }) {
  const { t, locale } = useTranslation()
  const { clientId, text, files, at, failed } = one
  const time = clockText(at, locale)
  const Icon = failed ? CircleAlert : Clock
  const reason = failed === "unexpected" ? "common:unexpected" : `refusal:${failed}`

  return (
    <article className="chat-message is-mine" data-outgoing={failed ? "failed" : "waiting"}>
      <span className="sr-only">{t("chat:mine", { time })}</span>
      <div className="grid min-w-0 justify-items-end gap-1.5">
        <div className="chat-bubble opacity-80">
          <FileChips files={files} />
          {text && <p className="chat-text">{text}</p>}
          <span className="chat-meta">
            <time dateTime={at} aria-hidden="true">
              {time}
            </time>
            <Icon size={15} strokeWidth={2} aria-hidden="true" className={failed ? "text-danger-text" : ""} />
            <span className="sr-only">{t(failed ? "chat:failed" : "chat:queued")}</span>
          </span>
        </div>
        {failed && (
          <div role="alert" className="grid justify-items-end gap-1.5 text-right">
            <p className="max-w-[40ch] text-13 text-danger-text">{t(reason as Key)}</p>
            <span className="flex gap-2">
              <Button size="sm" variant="ghost" onClick={() => store.remove(clientId)}>
                {t("chat:discard")}
              </Button>
              <Button size="sm" variant="outline" onClick={() => store.again(clientId)}>
                {t("chat:sendAgain")}
              </Button>
            </span>
          </div>
        )}
      </div>
    </article>
  )
}

/** Names of files, where their pictures aren't to be had yet. */
function FileChips({ files }: { files: readonly Pick<MessageFile, "id" | "name" | "mimeType">[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mb-1 grid gap-1">
      {files.map(({ id, name, mimeType }) => {
        const Icon = mimeType.startsWith("image/") ? Image : FileText
        return (
          <li key={id} className="flex min-w-0 items-center gap-2 text-14">
            <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}

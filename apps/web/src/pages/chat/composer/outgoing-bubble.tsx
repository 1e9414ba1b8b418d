import { CircleAlert, Clock } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Key } from "@doable/words/keys"
import { Button } from "../../../ui/layout/button.tsx"
import { FileChips } from "./file-chips.tsx"
import type { Outgoing, OutgoingStore } from "./outgoing.ts"
import { clockText } from "../times.ts"

/** Written here and not said yet: it waits for the connection, or was not taken. */
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

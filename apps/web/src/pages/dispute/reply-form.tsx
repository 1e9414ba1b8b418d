import { useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Button } from "../../ui/layout/button.tsx"
import { idsOf, readStatement, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import type { DisputeView } from "./dispute-view.ts"
import { isFitStatement, StatementFields } from "./statement-fields.tsx"

/** The other person's reply. The text stays in this browser until it's sent. */
export function ReplyForm({ view: { dispute, name } }: { view: DisputeView }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { form: said, edit, clear, isRead } = useKeptForm(`reply in ${dispute.id}`, readStatement)
  const { text, files } = said
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.dispute.reply.mutate({ id: dispute.id, text: text.trim(), fileIds: idsOf(files) }),
    done: "dispute:reply.done",
    failure: "dispute:reply.failed",
    onDone: () => {
      clear()
      setTried(false)
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isFitStatement(text)) form.current?.querySelector("textarea")?.focus()
    else if (!isPending && !isBusy) mutate()
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-5">
      <StatementFields
        label={t("dispute:reply.label")}
        name={name}
        text={text}
        onTextChange={(next) => edit({ text: next })}
        isTried={isTried}
        files={files}
        isRead={isRead}
        onFilesChange={(next) => edit({ files: next })}
        onBusyChange={setBusy}
      />
      <p className="text-14 text-ink-2">{t("dispute:reply.after", { name })}</p>
      <Button
        type="submit"
        size="lg"
        className="justify-self-start"
        disabled={isBusy}
        hint={t("dispute:files.busy")}
        pending={isPending}
      >
        {t("dispute:reply.send")}
      </Button>
    </form>
  )
}

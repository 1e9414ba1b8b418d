import { useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Button } from "../../ui/layout/button.tsx"
import { useKeptText } from "../../session/use-kept-text.ts"
import type { DisputeView } from "./dispute-view.ts"
import { isFitStatement, StatementFields } from "./statement-fields.tsx"

/** The other one's account of it. What is typed stays in this browser until it's sent. */
export function ReplyForm({ view: { dispute, name } }: { view: DisputeView }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useKeptText(`reply in ${dispute.id}`)
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.dispute.reply.mutate({ id: dispute.id, text: text.trim(), fileIds }),
    done: "dispute:reply.done",
    failure: "dispute:reply.failed",
    onDone: () => {
      setText("")
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
        onTextChange={setText}
        isTried={isTried}
        onFilesChange={setFileIds}
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

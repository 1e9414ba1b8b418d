import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import { appealLength, filesPerAppeal } from "@doable/domain/restriction/limits"
import { lengthProblem } from "@doable/domain/text/length"
import { Clock, Mail } from "lucide-react"
import { useState, type FormEvent } from "react"
import type { usePrivateUpload } from "../file/use-private-upload.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { idsOf } from "../session/drafts/use-kept-form.ts"
import { Field } from "../ui/fields/field.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { FileDrop } from "../ui/files/file-drop.tsx"
import { Button } from "../ui/layout/button.tsx"

interface AppealFormProps {
  sending: ReturnType<typeof usePrivateUpload>
  /** Someone who can't log in reads nothing here. */
  isByEmail?: boolean
  isPending: boolean
  onSend: (appeal: { text: string; fileIds: string[] }) => void
}

/** The one appeal: what we got wrong, and what shows it. */
export function AppealForm({ sending, isByEmail = false, isPending, onSend }: AppealFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState("")
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const problem = lengthProblem(text, appealLength)
  const isShort = problem === "tooShort"
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isShort) event.currentTarget.querySelector<HTMLElement>("textarea")?.focus()
    else if (!isPending && !isBusy && !problem) onSend({ text: text.trim(), fileIds })
  }
  const short = t("restriction:appeal.short", { count: appealLength.min })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <div>
        <h4 className="display text-d22">{t("restriction:appeal.title")}</h4>
        <p className="mt-0.5 text-14 text-ink-2">{t("restriction:appeal.once")}</p>
      </div>
      <Field label={t("restriction:appeal.what")} hint={short} error={isTried && isShort && short}>
        <TextArea
          rows={5}
          limit={appealLength.max}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Field group label={t("restriction:appeal.files")} hint={t("restriction:appeal.filesHint")}>
        <FileDrop
          {...sending}
          accept={fileTypes}
          maxFiles={filesPerAppeal}
          maxBytes={maxFileBytes}
          onValueChange={(files) => setFileIds(idsOf(files))}
          onBusyChange={setBusy}
        />
      </Field>
      <ul className="space-y-2 rounded-control bg-paper-2 px-4 py-3 text-15 text-ink-2 inset-ring inset-ring-line">
        <li className="flex items-start gap-2.5">
          <Clock size={18} aria-hidden="true" className="mt-0.5 flex-none" />
          {t("restriction:appeal.within")}
        </li>
        <li className="flex items-start gap-2.5">
          <Mail size={18} aria-hidden="true" className="mt-0.5 flex-none" />
          {t(isByEmail ? "restriction:appeal.readEmail" : "restriction:appeal.read")}
        </li>
      </ul>
      <Button type="submit" pending={isPending} disabled={isBusy} className="self-end">
        {t("restriction:appeal.send")}
      </Button>
    </form>
  )
}

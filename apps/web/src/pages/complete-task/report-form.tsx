import { completionNoteLength, filesPerReport } from "@doable/domain/deal/limits"
import { maxFileBytes } from "@doable/domain/file/rules"
import { CircleCheck } from "lucide-react"
import { useState } from "react"
import type { FormEvent } from "react"
import { ChangesAsked } from "../../deal/changes-asked.tsx"
import type { Work } from "../../deal/work.ts"
import { usePrivateUpload } from "../../file/use-private-upload.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { FileDrop } from "../../ui/files/file-drop.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { useKeptText } from "../../session/use-kept-text.ts"

/** "It is done", in the doer's words and with photos. */
export function ReportForm({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { task, hire, name } = work
  const [note, setNote] = useKeptText(`${hire.id}:note`)
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.task.requestCompletion.mutate({
        id: task.id,
        fileIds,
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    failure: "work:form.failed",
    onDone: () => {
      setNote("")
      toast.success(t("work:form.sent", { name }))
    },
  })
  const isTooLong = note.trim().length > completionNoteLength
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isBusy && !isTooLong) mutate()
  }
  return (
    <form method="post" onSubmit={send} className="px-4 py-5 md:px-7">
      <ChangesAsked work={work} className="mb-5" />
      <Field
        label={t("work:form.note")}
        hint={t("work:form.noteHint", { name })}
        error={isTooLong ? t("work:changes.tooLong", { max: completionNoteLength }) : undefined}
      >
        <TextArea
          rows={5}
          limit={completionNoteLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <ProofField onValueChange={setFileIds} onBusyChange={setBusy} />
      <Button
        type="submit"
        variant="cta"
        size="cta"
        icon={CircleCheck}
        className="mt-5"
        disabled={isBusy}
        hint={t("work:form.busy")}
        pending={isPending}
      >
        {t("work:form.send")}
      </Button>
    </form>
  )
}

const accepted = ["image/jpeg", "image/png", "image/webp"]

interface ProofFieldProps {
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Photos of what was done, sent as private files: only the two open them. */
function ProofField(on: ProofFieldProps) {
  const { t } = useTranslation()
  const sending = usePrivateUpload()
  return (
    <Field
      group
      label={t("work:form.photos")}
      hint={t("work:form.photosHint", { max: filesPerReport })}
      className="mt-5"
    >
      <FileDrop {...sending} accept={accepted} maxFiles={filesPerReport} maxBytes={maxFileBytes} {...on} />
    </Field>
  )
}

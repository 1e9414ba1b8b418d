import { completionNoteLength, filesPerReport } from "@doable/domain/deal/limits"
import { CircleCheck } from "lucide-react"
import { useState } from "react"
import type { FormEvent } from "react"
import { ChangesAsked } from "../../deal/changes-asked.tsx"
import type { Work } from "../../deal/work.ts"
import { PrivateFiles } from "../../file/private-files.tsx"
import { lengthProblem } from "@doable/domain/text/length"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { idsOf, readStatement, useKeptForm } from "../../session/drafts/use-kept-form.ts"

const accepted = ["image/jpeg", "image/png", "image/webp"]

/** "It's done", in the doer's words and with photos. */
export function ReportForm({ work }: { work: Work }) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const { task, hire, name } = work
  const { form, edit, clear, isRead } = useKeptForm(`report on ${hire.id}`, readStatement)
  const { text: note, files } = form
  const [isBusy, setBusy] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.task.requestCompletion.mutate({
        id: task.id,
        fileIds: idsOf(files),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    failure: "work:form.failed",
    shows: "[data-work=completion_requested] h1",
    onDone: () => {
      clear()
      toast.success(t("work:form.sent", { name }))
    },
  })
  const isTooLong = lengthProblem(note, { max: completionNoteLength }) !== null
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
        error={
          isTooLong ? t("work:changes.tooLong", { characters: characters(completionNoteLength) }) : undefined
        }
      >
        <TextArea
          rows={5}
          limit={completionNoteLength}
          value={note}
          onChange={(event) => edit({ text: event.currentTarget.value })}
        />
      </Field>
      <Field
        group
        label={t("work:form.photos")}
        hint={t("work:form.photosHint", { max: filesPerReport })}
        className="mt-5"
      >
        {/* Photos of what was done, sent as private files: only the two open them. */}
        <PrivateFiles
          files={files}
          isRead={isRead}
          accept={accepted}
          maxFiles={filesPerReport}
          onFilesChange={(next) => edit({ files: next })}
          onBusyChange={setBusy}
        />
      </Field>
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

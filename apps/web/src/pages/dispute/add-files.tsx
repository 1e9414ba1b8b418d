import { useState, type FormEvent } from "react"
import { filesPerStatement } from "@doable/domain/deal/dispute/limits"
import { PrivateFiles } from "../../file/private-files.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { idsOf, readStatement, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import { Field } from "../../ui/fields/field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import type { DisputeView } from "./dispute-view.ts"

/** What turned up later, shown with the reader's own words. */
export function AddFiles({ view, onClose }: { view: DisputeView; onClose: () => void }) {
  const { t } = useTranslation()
  const { dispute, name, isOpener } = view
  const { form: draft, edit, clear, isRead } = useKeptForm(`files in ${dispute.id}`, readStatement)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const shown = isOpener ? dispute.files : (dispute.reply?.files ?? [])
  const count = filesPerStatement - shown.length
  const isMissing = draft.files.length === 0
  const { mutate, isPending } = useOfferAction({
    call: (api) => api.dispute.addFiles.mutate({ id: dispute.id, fileIds: idsOf(draft.files) }),
    done: "dispute:files.done",
    failure: "dispute:files.failed",
    onDone: () => {
      clear()
      onClose()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !isPending && !isBusy) mutate()
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4 px-4 py-5 md:px-5.5">
      <Field
        group
        label={t("dispute:files.label")}
        hint={t("dispute:files.more", { count, name })}
        error={isTried && isMissing && !isBusy && t("dispute:files.missing")}
      >
        <PrivateFiles
          files={draft.files}
          isRead={isRead}
          maxFiles={count}
          onFilesChange={(files) => edit({ files })}
          onBusyChange={setBusy}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy} hint={t("dispute:files.busy")} pending={isPending}>
          {t("dispute:files.add")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("dispute:propose.back")}
        </Button>
      </div>
    </form>
  )
}

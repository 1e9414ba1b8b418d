import { Scale, UserRound } from "lucide-react"
import { useId, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { idsOf, readStatement, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"
import { ContestFields, contestProblem } from "../requests/contest-fields.tsx"
import { Fact } from "../requests/fact.tsx"

interface ContestDialogProps {
  hireId: string
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Once, with words and files: why the fault isn't the reader's. */
export function ContestDialog({ hireId, name, isOpen, onOpenChange }: ContestDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const { form: said, edit, clear, isRead } = useKeptForm(`contest of ${hireId}`, readStatement)
  const { text, files } = said
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.taskAssignment.contestFault.mutate({ id: hireId, text: text.trim(), fileIds: idsOf(files) }),
    done: "job-forms:contest.sent",
    failure: "job-forms:contest.failed",
    onDone: () => {
      isDone.current = true
      clear()
      onOpenChange(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (contestProblem(text)) form.current?.querySelector("textarea")?.focus()
    else if (!isPending && !isBusy) mutate()
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("job-forms:contest.title")}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return
          event.preventDefault()
          document.getElementById(`fault-card-${hireId}`)?.focus({ preventScroll: true })
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("job-forms:contest.leave")}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              pending={isPending}
              disabled={isBusy}
              hint={t("job-forms:contest.busy")}
            >
              {t("job-forms:contest.send")}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} method="post" onSubmit={submit} className="grid gap-4">
          <ContestFields
            label={t("job-forms:contest.label")}
            name={name}
            text={text}
            onTextChange={(next) => edit({ text: next })}
            files={files}
            isRead={isRead}
            onFilesChange={(next) => edit({ files: next })}
            onBusyChange={setBusy}
            isTried={isTried}
          />
          <ul className="grid gap-2 rounded-control bg-paper-2 px-4 py-3 text-14 text-ink-2">
            <Fact icon={Scale}>{t("job-forms:contest.admin")}</Fact>
            <Fact icon={UserRound}>{t("job-forms:contest.other", { name })}</Fact>
          </ul>
        </form>
      </DialogContent>
    </Dialog>
  )
}

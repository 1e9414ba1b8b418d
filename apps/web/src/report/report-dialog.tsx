import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import { createReportInput } from "@doable/domain/report/input"
import { filesPerReport, reportTextLength } from "@doable/domain/report/limits"
import { reportReasons, type ReportReason, type ReportTarget } from "@doable/domain/report/status"
import { useMutation } from "@tanstack/react-query"
import { Clock, Inbox } from "lucide-react"
import { useId, useState, type FormEvent } from "react"
import { usePrivateUpload } from "../file/use-private-upload.ts"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { idsOf } from "../session/drafts/use-kept-form.ts"
import type { ReportedTarget, ReportedThing } from "./report-button.tsx"
import { targetWords } from "./target-words.ts"
import { useApi } from "../session/use-api.ts"
import { toast } from "../ui/feedback/toast.ts"
import { Field } from "../ui/fields/field.tsx"
import { RadioGroup } from "../ui/fields/radio-group.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { FileDrop } from "../ui/files/file-drop.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"

interface ReportDialogProps {
  target: ReportedTarget
  about: ReportedThing
  onClose: () => void
}

/** Mounted while it is open. */
export function ReportDialog({ target, about, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const formId = useId()
  const sending = usePrivateUpload()
  const [reasonCode, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState("")
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: (reason: ReportReason) =>
      ask((api) =>
        api.report.create.mutate({ payload: { ...target, reasonCode: reason, text: text.trim(), fileIds } }),
      ),
    onSuccess: () => {
      toast.success(t("report:sent"))
      onClose()
    },
    meta: { failure: "report:failed" },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setTried(true)
    if (!reasonCode) event.currentTarget.querySelector<HTMLElement>("input[type=radio]")?.focus()
    else if (!send.isPending && !isBusy && !textProblem(createReportInput.shape.payload.shape.text, text))
      send.mutate(reasonCode)
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`report:title.${target.targetType}`)}
        description={t("report:secret")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={send.isPending} disabled={isBusy}>
              {t("report:send")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Quote targetType={target.targetType} about={about} />
          <Field label={t("report:what")} group error={isTried && !reasonCode && t("report:chooseOne")}>
            <RadioGroup
              options={reportReasons.map((value) => ({ value, label: t(`report:reasons.${value}`) }))}
              value={reasonCode}
              onValueChange={setReason}
              className="md:grid md:grid-cols-2"
            />
          </Field>
          <Field label={t("report:text")}>
            <TextArea
              rows={3}
              limit={reportTextLength}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Field group label={t("report:files")} hint={t("report:filesHint")}>
            <FileDrop
              {...sending}
              accept={fileTypes}
              maxFiles={filesPerReport}
              maxBytes={maxFileBytes}
              onValueChange={(files) => setFileIds(idsOf(files))}
              onBusyChange={setBusy}
            />
          </Field>
          <ul className="space-y-2 rounded-control bg-paper-2 px-4 py-3 text-15 text-ink-2 inset-ring inset-ring-line">
            <li className="flex items-start gap-2.5">
              <Clock size={18} aria-hidden="true" className="mt-0.5 flex-none" />
              {t("report:soon")}
            </li>
            <li className="flex items-start gap-2.5">
              <Inbox size={18} aria-hidden="true" className="mt-0.5 flex-none" />
              {t("report:follow")}
            </li>
          </ul>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** What is being reported, so that nobody reports the wrong thing. */
function Quote({ targetType, about: { name, text } }: { targetType: ReportTarget; about: ReportedThing }) {
  const { t } = useTranslation()
  const title = targetWords({ targetType, snippet: text, subjectName: name }, t)
  // Its name is in the title already.
  const isNamed = targetType === "task" || targetType === "service"
  return (
    <div className="rounded-control bg-paper-2 px-4 py-3 text-15 inset-ring inset-ring-line">
      <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
      {text && !isNamed ? (
        <blockquote lang="" className="line-clamp-2 wrap-anywhere text-ink-2">
          {text}
        </blockquote>
      ) : null}
    </div>
  )
}

import { useId, useState, type FormEvent } from "react"
import { cancelNoteLength } from "@doable/domain/deal/limits"
import { isInGrace } from "@doable/domain/deal/work"
import { cancelReasons, type CancelReason } from "@doable/domain/deal/status"
import { dueWithinDays } from "@doable/domain/task/limits"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { useOfferAction } from "../offer/use-offer-action.ts"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"
import { Field } from "../ui/fields/field.tsx"
import { RadioGroup } from "../ui/fields/radio-group.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { useOwnWords } from "../ui/fields/use-own-words.ts"
import type { Work } from "./work.ts"

interface CallOffDialogProps {
  work: Work
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

type After = "reopen" | "close"

/** Why, and for the owner what becomes of the task. */
export function CancelJobDialog({ work, isOpen, onOpenChange }: CallOffDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const written = useDate()
  const { isWrong, check } = useOwnWords<HTMLInputElement>()
  const { task, hire, side, name, now } = work
  const [reason, setReason] = useState<CancelReason>("plans_changed")
  const [note, setNote] = useState("")
  const [after, setAfter] = useState<After>("reopen")
  const today = dayOf(new Date(now))
  const lastDay = addDays(today, dueWithinDays)
  const [date, setDate] = useState(addDays(today, 7))
  const { timing } = task
  const isPast = timing !== null && timing.kind !== "flexible" && timing.date !== null && timing.date < today
  const needsDay = side === "owner" && after === "reopen" && isPast
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.task.cancelAssignment.mutate({
        id: task.id,
        reasonCode: reason,
        after,
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(needsDay ? { timing: { ...timing, date } } : {}),
      }),
    done: "work:callOff.done",
    failure: "work:callOff.failed",
    onDone: () => onOpenChange(false),
  })
  const callOff = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && note.trim().length <= cancelNoteLength) mutate()
  }
  const isAlone = hire.strandedAt !== null
  const isFree = isInGrace(new Date(hire.assignedAt), new Date(now))
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("work:callOff.title")}
        description={
          isAlone
            ? t("work:callOff.alone")
            : `${t("work:callOff.text", { name })} ${t(isFree ? "work:callOff.grace" : "work:callOff.counts")}`
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {t("work:callOff.confirm")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={callOff}>
          <Field label={t("work:callOff.reason")} group>
            <RadioGroup
              options={cancelReasons.map((value) => ({ value, label: t(`work:callOff.${value}`) }))}
              value={reason}
              onValueChange={setReason}
            />
          </Field>
          <Field label={t("work:callOff.note")} className="mt-3">
            <TextArea
              rows={3}
              limit={cancelNoteLength}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
          {side === "doer" ? (
            !isAlone && <p className="mt-3 text-14 text-ink-2">{t("work:callOff.doerAfter")}</p>
          ) : (
            <Field label={t("work:callOff.after")} group className="mt-3">
              <RadioGroup
                options={(["reopen", "close"] as const).map((value) => ({
                  value,
                  label: t(`work:callOff.${value}`),
                }))}
                value={after}
                onValueChange={setAfter}
              />
            </Field>
          )}
          {needsDay && (
            <Field
              label={t("work:callOff.date")}
              error={isWrong && t("work:callOff.dateWrong", { last: written(lastDay, "short") })}
              className="mt-3"
            >
              <TextField
                {...check}
                type="date"
                required
                min={today}
                max={lastDay}
                value={date}
                onChange={(event) => setDate(event.currentTarget.value)}
              />
            </Field>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}

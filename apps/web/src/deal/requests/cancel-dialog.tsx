import { CircleSlash, Hourglass, Scale } from "lucide-react"
import { useId, useRef, useState, type FormEvent } from "react"
import { cancelAssignmentInput } from "@doable/domain/deal/input"
import { cancelGraceMinutes, cancelNoteLength } from "@doable/domain/deal/limits"
import {
  cancelAfters,
  cancelReasons,
  claimedFaults,
  type CancelAfter,
  type ClaimedFault,
} from "@doable/domain/deal/status"
import { isInGrace, needsCancelNote, whyUnfitCancelNote } from "@doable/domain/deal/work"
import { dueWithinDays, reopenWithinDays } from "@doable/domain/task/limits"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { textProblem } from "../../blocks/text/text-problem.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { Field } from "../../ui/fields/field.tsx"
import { OptionCards } from "../../ui/fields/option-cards.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { keptChoice, keptText, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import { useOwnWords } from "../../ui/fields/use-own-words.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"
import { Fact } from "./fact.tsx"
import type { Job } from "./job.ts"
import { textOfNextFault } from "./limit-text.ts"
import { useAnswerTime } from "./use-answer-time.ts"

interface CancelDialogProps {
  job: Job
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const readDraft = (kept: Record<string, unknown>) => ({
  reason: keptChoice(cancelReasons, kept["reason"]),
  claim: keptChoice(claimedFaults, kept["claim"]),
  after: keptChoice(cancelAfters, kept["after"]),
  note: keptText(kept["note"]),
})

/** The end of the job: right away where that is allowed, else as a request with a reason and a claim. */
export function CancelDialog({ job, isOpen, onOpenChange }: CancelDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const written = useDate()
  const isDone = useRef(false)
  const { isWrong, check } = useOwnWords<HTMLInputElement>()
  const { task, hire, side, name, now } = job
  const isNow = hire.actions.includes("cancel_now")
  // Nothing is chosen beforehand: a reason that nobody chose is no reason.
  const { form: draft, edit, clear } = useKeptForm(`cancellation of ${hire.id}`, readDraft)
  const { reason, claim, after, note } = draft
  const [isTried, setTried] = useState(false)
  // A reason that asks for words may be chosen after the attempt: then they aren't missing yet.
  const [isNoteTried, setNoteTried] = useState(false)
  const today = dayOf(new Date(now))
  const lastDay = addDays(today, dueWithinDays)
  const [date, setDate] = useState(addDays(today, 7))
  const { timing } = task
  const isPast = timing !== null && timing.kind !== "flexible" && timing.date !== null && timing.date < today
  const needsDay = isNow && side === "owner" && after === "reopen" && isPast
  const isTooLong = textProblem(cancelAssignmentInput.shape.note, note) !== null
  // Alone nobody is blamed.
  const words = { reasonCode: reason ?? "agreed", claimedFault: isNow ? null : claim, note }
  const needsNote = needsCancelNote(words)
  const lacksNote = whyUnfitCancelNote(words) !== null
  const isMissing =
    reason === null ||
    (!isNow && claim === null) ||
    (side === "owner" && after === null) ||
    lacksNote ||
    isTooLong
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.task.cancelAssignment.mutate({
        id: task.id,
        reasonCode: reason ?? "other",
        after: after ?? "reopen",
        ...(note.trim() ? { note: note.trim() } : {}),
        ...(!isNow && claim ? { claimedFault: claim } : {}),
        ...(needsDay ? { timing: { ...timing, date } } : {}),
      }),
    done: isNow ? "job-forms:cancel.done" : "job-forms:cancel.sent",
    failure: isNow ? "job-forms:cancel.failed" : "job-forms:cancel.sendFailed",
    shows: isNow ? "h2[id^=fault-]" : "#requests:not(:empty)",
    onDone: () => {
      isDone.current = true
      clear()
      setTried(false)
      onOpenChange(false)
    },
  })
  const afterText = (value: CancelAfter) => {
    if (value === "close") return t("job-forms:cancel.closeText", { count: reopenWithinDays })
    // Only now is known which day it will be.
    return t(isNow ? "job-forms:cancel.reopenText" : "job-forms:cancel.reopenLater")
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setNoteTried(needsNote)
    if (isMissing) requestAnimationFrame(() => focusWrong(form.current))
    else if (!isPending) mutate()
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={t("job-forms:cancel.title")}
        description={<Consequence job={job} isNow={isNow} />}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return
          event.preventDefault()
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("job-forms:cancel.keep")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {t(isNow ? "job-forms:cancel.confirm" : "job-forms:cancel.send")}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} method="post" onSubmit={submit} className="grid gap-4">
          <Field
            group
            label={t("job-forms:cancel.reason")}
            error={isTried && reason === null && t("job-forms:cancel.reasonNeeded")}
          >
            <RadioGroup
              options={cancelReasons.map((value) => ({
                value,
                label: t(`job:reason.${value}`),
              }))}
              // Read down one column, then the other, so that what is still to be answered comes into view.
              className="sm:grid sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4"
              value={reason}
              onValueChange={(next) => edit({ reason: next })}
            />
          </Field>
          <Field
            label={t(needsNote ? "job-forms:cancel.note" : "job-forms:cancel.noteOptional")}
            hint={t("job-forms:cancel.noteHint", { name })}
            error={
              isNoteTried && lacksNote && t("job-forms:cancel.noteNeeded", { count: cancelNoteLength.min })
            }
          >
            <TextArea
              rows={2}
              limit={cancelNoteLength.max}
              value={note}
              onChange={(event) => edit({ note: event.currentTarget.value })}
            />
          </Field>
          {!isNow && (
            <Field
              group
              label={t("job-forms:cancel.fault")}
              error={isTried && claim === null && t("job-forms:cancel.faultNeeded")}
            >
              <OptionCards
                columns={3}
                options={claimedFaults.map((value) => ({
                  value,
                  label: t(`job-forms:cancel.claim.${value}`, { name }),
                  hint: t(`job-forms:cancel.claimText.${value}`, { name }),
                }))}
                value={claim}
                onValueChange={(next) => edit({ claim: next })}
              />
            </Field>
          )}
          {side === "owner" ? (
            <Field
              group
              label={t("job-forms:cancel.after")}
              error={isTried && after === null && t("job-forms:cancel.afterNeeded")}
            >
              <OptionCards
                options={(["reopen", "close"] as const).map((value) => ({
                  value,
                  label: t(`job-forms:cancel.${value}`),
                  hint: afterText(value),
                }))}
                value={after}
                onValueChange={(next) => edit({ after: next })}
              />
            </Field>
          ) : (
            <p className="text-14 text-ink-2">
              {t(isNow ? "job-forms:cancel.doerNow" : "job-forms:cancel.doerLater", { name })}
            </p>
          )}
          {needsDay && (
            <Field
              label={t("job-forms:cancel.date")}
              error={
                isWrong &&
                t("job-forms:cancel.dateWrong", {
                  last: written(lastDay, "short"),
                })
              }
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
          {!isNow && <WhatFollows job={job} claim={claim} />}
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The first field with an error. */
function focusWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]")
  const control = wrong?.matches("input, textarea") ? wrong : wrong?.querySelector<HTMLElement>("input")
  control?.focus()
}

/** How cancelling affects the stats of the person who cancels. */
function Consequence({ job: { hire, name, now, requests }, isNow }: { job: Job; isNow: boolean }) {
  const say = useTranslation()
  const { t } = say
  if (!isNow) return t("job-forms:cancel.asks", { name })
  if (hire.strandedAt !== null) return t("job-forms:cancel.alone")
  const fault = requests?.cancel.fault
  const isFree = fault ? fault === "none" : isInGrace(new Date(hire.assignedAt), new Date(now))
  const follows = isFree
    ? [t("job-forms:cancel.free")]
    : [
        t("job-forms:cancel.counts", { count: cancelGraceMinutes }),
        ...(requests ? [textOfNextFault(requests.cancel.ownFaults, say)] : []),
      ]
  return [t("job-forms:cancel.text", { name }), ...follows].join(" ")
}

function WhatFollows({ job: { name, requests }, claim }: { job: Job; claim: ClaimedFault | null }) {
  const say = useTranslation()
  const { t } = say
  const { hours, date } = useAnswerTime("cancel")
  return (
    <ul className="grid gap-2 rounded-control bg-paper-2 px-4 py-3 text-14 text-ink-2">
      <Fact icon={Hourglass}>{t("job-forms:cancel.silence", { name, hours, date })}</Fact>
      <Fact icon={CircleSlash}>{t("job-forms:cancel.no", { name })}</Fact>
      {claim === "me" && requests && (
        <Fact icon={Scale}>{textOfNextFault(requests.cancel.ownFaults, say)}</Fact>
      )}
      {claim === "other" && <Fact icon={Scale}>{t("job-forms:cancel.contested", { name })}</Fact>}
    </ul>
  )
}

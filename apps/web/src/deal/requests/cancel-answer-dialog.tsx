import { percentText } from "@doable/words/format"
import { useId, useRef, useState, type FormEvent } from "react"
import { cancelAfters } from "@doable/domain/deal/status"
import { contestDays } from "@doable/domain/deal/fault/limits"
import { reopenWithinDays } from "@doable/domain/task/limits"
import { UserText } from "../../blocks/text/user-text.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import {
  idsOf,
  keptChoice,
  keptText,
  readStatement,
  useKeptForm,
} from "../../session/drafts/use-kept-form.ts"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import { Field } from "../../ui/fields/field.tsx"
import { OptionCards } from "../../ui/fields/option-cards.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { AnswerDialog, AnswerNote, isNoteTooLong, type AnswerProps } from "./answer-dialog.tsx"
import { ContestFields, contestProblem } from "./contest-fields.tsx"
import { textOfNextFault } from "./limit-text.ts"

const answers = ["accept", "accept_and_contest", "reject"] as const
type Answer = (typeof answers)[number]

const readDraft = (kept: Record<string, unknown>) => ({
  ...readStatement(kept),
  answer: keptChoice(answers, kept["answer"]),
  after: keptChoice(cancelAfters, kept["after"]),
  note: keptText(kept["note"]),
})

/** Yes, yes but it wasn't me, or no: each with what follows from it. */
export function CancelAnswerDialog({
  request,
  name,
  isOwner,
  onAnswered,
  ...dialog
}: AnswerProps & { isOwner: boolean }) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const { form: draft, edit, clear, isRead } = useKeptForm(`answer to ${request.id}`, readDraft)
  const { answer, after, note, text: contest, files } = draft
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const isContest = answer === "accept_and_contest"
  const isYes = answer === "accept" || isContest
  // Of a doer's request the client says what becomes of the task.
  const asksAfter = isOwner && isYes && request.cancel?.after === null
  const isWrong =
    answer === null ||
    (asksAfter && after === null) ||
    (isContest ? contestProblem(contest) !== null : isNoteTooLong(note))
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.changeRequest.answer.mutate({
        id: request.id,
        accept: isYes,
        ...(!isContest && note.trim() ? { note: note.trim() } : {}),
        ...(asksAfter && after ? { after } : {}),
        ...(isContest ? { contest: { text: contest.trim(), fileIds: idsOf(files) } } : {}),
      }),
    done: isYes ? "job-forms:answer.cancelled" : "job-forms:answer.kept",
    failure: "job:request.answerFailed",
    onDone: () => {
      isDone.current = true
      clear()
      dialog.onOpenChange(false)
    },
    onSettled: onAnswered,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong)
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>("textarea[aria-invalid=true], [aria-invalid=true] input")
          ?.focus(),
      )
    else if (!isPending && !isBusy) mutate()
  }
  const options = answers.filter((one) => request.actions.includes(one))
  return (
    <AnswerDialog
      {...dialog}
      title={t("job-forms:answer.title", { name })}
      description={request.actions.includes("accept_and_contest") && t("job-forms:answer.lead")}
      isDone={isDone}
      send={
        <Button
          type="submit"
          form={formId}
          variant={isYes ? "destructive" : "default"}
          pending={isPending}
          disabled={isBusy}
          hint={t("job-forms:contest.busy")}
        >
          {t(`job-forms:answer.send.${answer ?? "none"}`)}
        </Button>
      }
    >
      <form ref={form} id={formId} method="post" onSubmit={submit} className="grid gap-4">
        <Asked request={request} name={name} />
        <Field
          group
          label={t("job-forms:answer.label")}
          error={isTried && answer === null && t("job-forms:answer.needed")}
        >
          <OptionCards
            columns={1}
            options={options.map((value) => ({ value, ...wordsOf(value) }))}
            value={answer}
            onValueChange={(next) => {
              edit({ answer: next })
              // Nothing is missing yet in fields that only appear now.
              setTried(false)
            }}
          />
        </Field>
        {asksAfter && (
          <Field
            group
            label={t("job-forms:cancel.after")}
            error={isTried && after === null && t("job-forms:cancel.afterNeeded")}
          >
            <OptionCards
              options={(["reopen", "close"] as const).map((value) => ({
                value,
                label: t(`job-forms:cancel.${value}`),
                hint: t(value === "reopen" ? "job-forms:cancel.reopenNow" : "job-forms:cancel.closeText", {
                  count: reopenWithinDays,
                }),
              }))}
              value={after}
              onValueChange={(next) => edit({ after: next })}
            />
          </Field>
        )}
        {isContest ? (
          <ContestFields
            label={t("job-forms:answer.contest", { name })}
            name={name}
            text={contest}
            onTextChange={(text) => edit({ text })}
            files={files}
            isRead={isRead}
            onFilesChange={(next) => edit({ files: next })}
            onBusyChange={setBusy}
            isTried={isTried}
          />
        ) : (
          <AnswerNote name={name} note={note} onChange={(next) => edit({ note: next })} />
        )}
      </form>
    </AnswerDialog>
  )

  function wordsOf(value: Answer) {
    const isBlamed = request.cancel?.claimedFault === "other"
    if (value === "reject")
      return {
        label: t("job-forms:answer.keep"),
        hint: t("job-forms:answer.keepText", { name }),
      }
    if (value === "accept_and_contest")
      return {
        label: t("job-forms:answer.notMine"),
        hint: t("job-forms:answer.notMineText"),
      }
    if (!isBlamed)
      return {
        label: t("job-forms:answer.yes"),
        hint: t("job-forms:answer.yesText", { name }),
      }
    return {
      label: t("job-forms:answer.mine"),
      hint: <Effect request={request} />,
    }
  }
}

/** What the answer is about: why, in whose words, whose fault it is said to be, and what silence would mean. */
function Asked({ request: { cancel, note, expiresAt }, name }: { request: ChangeRequest; name: string }) {
  const { t, locale } = useTranslation()
  if (!cancel) return null
  const isBlamed = cancel.claimedFault === "other"
  return (
    <div className="grid gap-1.5 rounded-control bg-paper-2 px-4 py-3 text-14">
      <p>
        {t("job:request.reason")}: {t(`job:reason.${cancel.reasonCode}`)}.{" "}
        {t(`job:request.theyClaim.${cancel.claimedFault}`, { name })}
      </p>
      {note && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="text-ink-3">{t("job:fault.wrote", { name })}</span>{" "}
          <UserText lang={null}>{note}</UserText>
        </p>
      )}
      {expiresAt && (
        <p className="text-ink-2">
          {t("job:request.byYou.auto_accept", { date: startText(expiresAt, locale) })}{" "}
          {isBlamed && t("job-forms:answer.silence", { count: contestDays })}
        </p>
      )}
    </div>
  )
}

/** What the fault does to the reader's rate, where there is one, and to their account. */
function Effect({ request }: { request: ChangeRequest }) {
  const say = useTranslation()
  const { t, locale } = say
  const { effect = null, ownFaults = null } = request.cancel ?? {}
  const text = effect
    ? t("job-forms:answer.effect", {
        now: percentText(effect.now, locale),
        after: percentText(effect.after, locale),
      })
    : t("job-forms:answer.mineText")
  return ownFaults === null ? text : `${text} ${textOfNextFault(ownFaults, say)}`
}

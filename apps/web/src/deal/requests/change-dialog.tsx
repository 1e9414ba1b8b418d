import { FileCheck, Hourglass, Undo2 } from "lucide-react"
import { useId, useRef, useState, type FormEvent } from "react"
import { termKinds, type TermKind } from "@doable/domain/deal/change/status"
import { budgetLimits } from "@doable/domain/money/limits"
import { includedLines, startWithinDays } from "@doable/domain/offer/limits"
import { taskDescriptionLength } from "@doable/domain/task/limits"
import type { Refusal } from "@doable/domain/refusal"
import { addDays } from "@doable/domain/time/market-day"
import { priceLimitText } from "../../blocks/text/market-text.ts"
import { characters } from "../../i18n/characters.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { useKeptText } from "../../session/drafts/use-kept-text.ts"
import { Field } from "../../ui/fields/field.tsx"
import { OptionCards } from "../../ui/fields/option-cards.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"
import { Fact } from "./fact.tsx"
import { PriceFields, ScheduleFields, ScopeFields } from "./change-fields.tsx"
import {
  emptyChange,
  limits,
  momentIn,
  needsConfirmation,
  payloadOf,
  problemsOf,
  readTyped,
  today,
  unsent,
  type ChangeField,
  type ChangeProblem,
  type Typed,
} from "./change-form.ts"
import { refusedFields, type Job } from "./job.ts"
import { useAnswerTime } from "./use-answer-time.ts"

interface ChangeDialogProps {
  job: Job
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const fieldsOf = {
  price: PriceFields,
  schedule: ScheduleFields,
  scope: ScopeFields,
}

/** A new price, time or scope, asked of the other one. What was typed stays, whatever kind is looked at. */
export function ChangeDialog({ job, isOpen, onOpenChange }: ChangeDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const { task, hire, name } = job
  const { agreement } = hire
  const whyNot = (kind: TermKind) => hire.cannot.find(({ action }) => action === `change_${kind}`)?.why
  // Only what was typed: the rest follows the agreement, which may get a new version meanwhile.
  const [kept, keep, isRead] = useKeptText(`change of ${hire.id}`)
  const typed = readTyped(kept)
  const setTyped = (next: Typed) => keep(JSON.stringify(next))
  const freeKind = () => {
    const free = termKinds.filter((one) => !whyNot(one))
    return free.find((one) => one === typed.kind) ?? free[0] ?? "price"
  }
  const [kind, setKind] = useState<TermKind>(freeKind)
  const [wasReady, setWasReady] = useState(false)
  const isReady = isOpen && isRead
  // Only on opening: the fields must not change while someone is typing.
  if (isReady !== wasReady) {
    setWasReady(isReady)
    if (isReady) setKind(freeKind)
  }
  const form = { ...emptyChange(agreement), ...typed }
  const [isTried, setTried] = useState(false)
  const about = { taskId: task.id, agreement, now: new Date(job.now) }
  const problems = problemsOf(kind, form, about)
  const { mutate, isPending, error, reset } = useOfferAction({
    call: (api) =>
      api.changeRequest.create.mutate({
        payload: payloadOf(kind, form, about),
      }),
    done: "job-forms:change.sent",
    failure: "job-forms:change.failed",
    shows: "#requests:not(:empty)",
    onDone: () => {
      isDone.current = true
      setTyped(unsent(kind, typed))
      setTried(false)
      onOpenChange(false)
    },
  })
  const refused = refusedFields(error)
  const sentence = useSentence(job)
  // The second field appears with a price that's far off, maybe after the attempt.
  const [isFarTried, setFarTried] = useState(false)
  const errorOf = (field: ChangeField) => {
    if (field === "confirmedPrice" && !isFarTried) return undefined
    const problem = isTried ? problems.get(field) : undefined
    const code = problem ?? (refused.get(field) as Refusal | undefined)
    return code && sentence(code)
  }
  const blocked = whyNot(kind)
  const whyNotText = (one: TermKind, why: Refusal) => {
    const open = job.requests?.data.find(({ kind: asked, status }) => asked === one && status === "pending")
    if (why !== "change_pending" || !open) return t(`refusal:${why}`)
    return t(open.isMine ? "job-forms:change.pendingMine" : "job-forms:change.pendingTheirs", { name })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFarTried(needsConfirmation(form, agreement))
    if (problems.size > 0)
      requestAnimationFrame(() =>
        element.current
          ?.querySelector<HTMLElement>(
            "input[aria-invalid=true], select[aria-invalid=true], textarea[aria-invalid=true], [aria-invalid=true] input",
          )
          ?.focus(),
      )
    else if (!isPending && !blocked) mutate()
  }
  const Fields = fieldsOf[kind]
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={t("job:exits.change")}
        description={t("job-forms:change.lead", { name })}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return
          isDone.current = false
          event.preventDefault()
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("job-forms:change.keep")}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              pending={isPending}
              disabled={Boolean(blocked)}
              hint={blocked && whyNotText(kind, blocked)}
            >
              {t("job-forms:change.send")}
            </Button>
          </>
        }
      >
        <form ref={element} id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          <Field group hideLabel label={t("job-forms:change.kind")}>
            <OptionCards
              columns={3}
              options={termKinds.map((value) => {
                const why = whyNot(value)
                return {
                  value,
                  label: t(`job:exits.${value}`),
                  ...(why && { hint: whyNotText(value, why), disabled: true }),
                }
              })}
              value={kind}
              onValueChange={(next) => {
                setKind(next)
                setTyped({ ...typed, kind: next })
                setTried(false)
                reset()
              }}
            />
          </Field>
          <Fields
            job={job}
            form={form}
            errorOf={errorOf}
            edit={(part) => {
              setTyped({ ...typed, ...part })
              if (error) reset()
            }}
          />
          <Field
            label={t("job-forms:change.note")}
            hint={t("job-forms:change.noteHint", { name })}
            error={errorOf("note")}
          >
            <TextArea
              rows={3}
              limit={limits.note}
              value={form.note}
              onChange={({ currentTarget }) => setTyped({ ...typed, note: currentTarget.value })}
            />
          </Field>
          <WhatFollows name={name} asked={kind === "schedule" ? momentIn(form) : null} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** What is wrong with a field, in words. */
function useSentence({ hire, now }: Job) {
  const say = useTranslation()
  const date = useDate()
  const { t } = say
  const { currency } = hire.agreement.price
  return (problem: ChangeProblem): string => {
    switch (problem) {
      case "dayNeeded":
        return t("job-forms:change.dayNeeded", { last: date(addDays(today(now), startWithinDays), "short") })
      case "timePassed":
        return t("job-forms:change.timePassed")
      case "textLength":
        return t("job-forms:change.textLength", {
          min: taskDescriptionLength.min,
          characters: characters(say, taskDescriptionLength.max),
        })
      case "lineLength":
        return t("job-forms:change.lineLength", { characters: characters(say, includedLines.length) })
      case "noteLength":
        return t("job-forms:change.noteLength", { characters: characters(say, limits.note) })
      case "price_out_of_range": {
        const { min, max } = budgetLimits[currency]
        const text = (amount: number) => priceLimitText({ amount, currency }, say)
        return t("job-forms:change.priceRange", {
          min: text(min),
          max: text(max),
        })
      }
      default:
        return t(`refusal:${problem}`)
    }
  }
}

/** `asked`: a new time. Nobody can say yes to it later. */
function WhatFollows({ name, asked }: { name: string; asked: Date | null }) {
  const { t, locale } = useTranslation()
  const { hours, date, end } = useAnswerTime("change")
  const due =
    asked && asked.getTime() < end
      ? t("job:request.byOther.expire", { name, date: startText(asked.toISOString(), locale) })
      : t("job-forms:change.silence", { name, hours, date })
  return (
    <ul className="grid gap-2 rounded-control bg-paper-2 px-4 py-3 text-14 text-ink-2">
      <Fact icon={Hourglass}>{due}</Fact>
      <Fact icon={FileCheck}>{t("job-forms:change.version", { name })}</Fact>
      <Fact icon={Undo2}>{t("job-forms:change.withdraw")}</Fact>
    </ul>
  )
}

import { Link, useNavigate } from "@tanstack/react-router"
import { MessageCircle } from "lucide-react"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { disputeDays } from "@doable/domain/deal/dispute/limits"
import {
  disputeOutcomes,
  disputeReasons,
  safetyReasons,
  type DisputeOutcome,
  type DisputeReason,
} from "@doable/domain/deal/dispute/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { firstName } from "../../offer/offer-words.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { useRefreshTask } from "../../task/use-live-task.ts"
import { Field } from "../../ui/fields/field.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { idsOf, keptChoice, readStatement, useKeptForm } from "../../session/drafts/use-kept-form.ts"
import { isFitStatement, StatementFields } from "./statement-fields.tsx"
import { refusalOf } from "../../session/error-details.ts"

const readDraft = (kept: Record<string, unknown>) => ({
  ...readStatement(kept),
  reason: keptChoice(disputeReasons, kept["reason"]),
  wanted: keptChoice(disputeOutcomes, kept["wanted"]),
})

/** Nothing is chosen beforehand: a reason that nobody chose says nothing. */
export function OpeningForm({ taskId, hire }: { taskId: string; hire: Assignment }) {
  const { t } = useTranslation()
  const name = firstName(hire.other?.name ?? "")
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { form: draft, edit, clear, isRead } = useKeptForm(`dispute of ${hire.id}`, readDraft)
  const { reason, wanted, text: statement, files } = draft
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  type Chosen = { reasonCode: DisputeReason; wantedOutcome: DisputeOutcome }
  const { mutate, isPending, error, reset } = useOfferAction<Chosen>({
    call: (api, chosen) =>
      api.dispute.create.mutate({
        payload: { ...chosen, taskId, statement: statement.trim(), fileIds: idsOf(files) },
      }),
    done: "dispute:open.done",
    failure: "dispute:open.failed",
    onDone: () => {
      clear()
      setTried(false)
      // Otherwise the address would still ask for another one.
      void navigate({ to: "/tasks/$taskId/dispute", params: { taskId }, search: {}, replace: true })
    },
  })
  const hasToTalk = refusalOf(error) === "dispute_talk_first"
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const focus = (part: string) =>
      form.current?.querySelector<HTMLElement>(`[data-part=${part}] :is(input, textarea)`)?.focus()
    if (!reason) focus("reason")
    else if (!isFitStatement(statement)) focus("text")
    else if (!wanted) focus("wanted")
    else if (!isPending && !isBusy) mutate({ reasonCode: reason, wantedOutcome: wanted })
  }
  const reasonProblem = hasToTalk
    ? t("refusal:dispute_talk_first")
    : isTried && !reason
      ? t("dispute:open.reasonMissing")
      : undefined
  return (
    <Card className="mt-1 max-w-[760px] p-4 md:p-7">
      <h1 className="display text-d28 md:text-d36">{t("dispute:open.title")}</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        {t("dispute:open.lead", { name, count: disputeDays.reply })}
      </p>
      <form ref={form} method="post" noValidate onSubmit={send} className="mt-6 grid gap-6">
        <div data-part="reason">
          <Field group label={t("dispute:open.reason")} error={reasonProblem}>
            <RadioGroup
              options={disputeReasons.map((value) => ({ value, label: t(`dispute:reasons.${value}`) }))}
              value={reason}
              onValueChange={(chosen) => {
                edit({ reason: chosen })
                reset()
              }}
            />
          </Field>
          {/* Which words apply depends on the problem, so none stand here before one is chosen. */}
          <div role="status">
            {reason && !hire.hasTalked && hire.strandedAt === null && (
              <TalkFirst reason={reason} hire={hire} name={name} />
            )}
          </div>
        </div>
        <StatementFields
          label={t("dispute:open.statement")}
          name={name}
          text={statement}
          onTextChange={(text) => edit({ text })}
          isTried={isTried}
          files={files}
          isRead={isRead}
          onFilesChange={(next) => edit({ files: next })}
          onBusyChange={setBusy}
        />
        <div data-part="wanted">
          <Field
            group
            label={t("dispute:open.wanted")}
            error={isTried && !wanted ? t("dispute:open.wantedMissing") : undefined}
          >
            <RadioGroup
              options={disputeOutcomes.map((value) => ({ value, label: t(`dispute:outcomes.${value}`) }))}
              value={wanted}
              onValueChange={(next) => edit({ wanted: next })}
            />
          </Field>
        </div>
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          disabled={isBusy}
          hint={t("dispute:files.busy")}
          pending={isPending}
        >
          {t("dispute:open.send")}
        </Button>
      </form>
    </Card>
  )
}

/** Who has written in another tab comes back to a page that knows it. */
function useRefreshOnReturn() {
  const refresh = useRefreshTask()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh()
    }
    window.addEventListener("focus", look)
    document.addEventListener("visibilitychange", look)
    return () => {
      window.removeEventListener("focus", look)
      document.removeEventListener("visibilitychange", look)
    }
  }, [refresh])
}

interface TalkFirstProps {
  reason: DisputeReason
  hire: Assignment
  name: string
}

/** Most of it is settled in the chat. Where that may not be safe, nobody has to write first. */
function TalkFirst({ reason, hire, name }: TalkFirstProps) {
  const { t } = useTranslation()
  const isSafety = safetyReasons.includes(reason)
  useRefreshOnReturn()
  return (
    <div className="mt-6 rounded-control bg-warn-soft px-4 py-3 text-warn-text">
      <p className="font-semibold">{t("dispute:talk.title", { name })}</p>
      <p className="mt-0.5">{t(isSafety ? "dispute:talk.safety" : "dispute:talk.text")}</p>
      {hire.conversationId && !isSafety && (
        <Button asChild variant="outline" icon={MessageCircle} className="mt-3">
          {/* In a tab of its own: what is being uploaded here stays. */}
          <Link to="/chat" search={{ c: hire.conversationId }} target="_blank">
            {t("dispute:chat")}
            <span className="sr-only">({t("dispute:talk.newTab")})</span>
          </Link>
        </Button>
      )}
    </div>
  )
}

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState, type FormEvent } from "react"
import type { DecidedFault, Reasoning } from "@doable/domain/deal/fault/faults"
import { disputeDecisions, type DisputeDecision } from "@doable/domain/deal/dispute/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import type { DisputeCase } from "../cases/case-answers.ts"
import { DecisionFields } from "../cases/decision-fields.tsx"
import { wrongReasons } from "../cases/reasons.ts"

interface Decided {
  id: string
  decision: DisputeDecision
  fault: DecidedFault
  reasoning: Reasoning
}

/** Final, so it is asked twice; beforehand it shows what each of the two will read. */
export function DecideDispute({ found: { dispute, case: about } }: { found: DisputeCase }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [decision, setDecision] = useState<DisputeDecision | null>(null)
  const [fault, setFault] = useState<DecidedFault | null>(null)
  const [reasoning, setReasoning] = useState<Reasoning>({})
  // What was written when a field was last left: the preview doesn't follow every key.
  const [shown, setShown] = useState<Reasoning>({})
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (decided: Decided) => ask((api) => api.adminDispute.decide.mutate(decided)),
    onSuccess: () => toast.success(t("admin-disputes:decide.done")),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-disputes:decide.failed" },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [wrong] = wrongReasons(reasoning, about)
    const part = !decision ? "decision" : !fault ? "fault" : wrong ? `reasons-${wrong}` : null
    if (part) {
      form.current?.querySelector<HTMLElement>(`[data-part=${part}] :is(input, textarea)`)?.focus()
      return
    }
    if (!decision || !fault || isPending) return
    const agreed = await confirm({
      title: t("admin-disputes:decide.sure"),
      description: t("admin-disputes:decide.sureText"),
      confirmText: t("admin-disputes:decide.do"),
      cancelText: t("admin-disputes:decide.keep"),
    })
    if (agreed) mutate({ id: dispute.id, decision, fault, reasoning })
  }
  return (
    <div className="grid gap-4">
      <Card className="p-5">
        <h2 className="display text-d22">{t("admin-disputes:decide.title")}</h2>
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
          className="mt-3 grid gap-4"
        >
          <div data-part="decision">
            <Field
              group
              label={t("admin-disputes:decide.job")}
              error={isTried && !decision ? t("admin-disputes:decide.jobMissing") : undefined}
            >
              <RadioGroup
                options={disputeDecisions.map((value) => ({
                  value,
                  label: t(`admin-disputes:decide.decisions.${value}`),
                }))}
                value={decision}
                onValueChange={setDecision}
              />
            </Field>
          </div>
          <DecisionFields
            about={about}
            fault={fault}
            onFaultChange={setFault}
            reasoning={reasoning}
            onReasoningChange={setReasoning}
            isTried={isTried}
            onLeave={() => setShown(reasoning)}
          />
          <Button type="submit" size="lg" pending={isPending}>
            {t("admin-disputes:decide.do")}
          </Button>
          <p className="text-13 text-ink-2">{t("admin-disputes:decide.final")}</p>
        </form>
      </Card>
      {decision && fault && <Preview asked={{ id: dispute.id, decision, fault, reasoning: shown }} />}
    </div>
  )
}

/** In the words and the language that each of them will get. */
function Preview({ asked }: { asked: Decided }) {
  const { t } = useTranslation()
  const ask = useApi()
  const { data, isError } = useQuery({
    queryKey: ["dispute-preview", asked],
    queryFn: () => ask((api) => api.adminDispute.preview.query(asked)),
    placeholderData: keepPreviousData,
  })
  return (
    <Card className="p-5">
      <h2 className="display text-d18">{t("admin-disputes:preview.title")}</h2>
      {isError && <p className="mt-2 text-14 text-danger-text">{t("admin-disputes:preview.failed")}</p>}
      <ul className="mt-3 grid gap-3">
        {data?.readers.map(({ userId, name, locale, title, message, isMissingReasons }) => (
          <li key={userId} className="rounded-control p-4 inset-ring inset-ring-line">
            <p className="text-14 text-ink-2">
              {t("admin-disputes:preview.reader", { name, language: t(`task:language.${locale}`) })}
            </p>
            <p lang={locale} className="mt-2 font-semibold wrap-anywhere">
              {title}
            </p>
            <p lang={locale} className="wrap-anywhere whitespace-pre-line">
              {message}
            </p>
            {isMissingReasons && (
              <p className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-14 text-warn-text">
                {t("admin-disputes:preview.missing", { name })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useRef, useState, type FormEvent } from "react"
import type { DecidedFault, Reasoning } from "@doable/domain/deal/fault/faults"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useApi } from "../../../session/use-api.ts"
import { toast } from "../../../ui/feedback/toast.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { confirm } from "../../../ui/overlays/confirm.ts"
import type { FaultCase } from "../cases/case-answers.ts"
import { DecisionFields } from "../cases/decision-fields.tsx"
import { wrongReasons } from "../cases/reasons.ts"

/** A fault is contested once, so this is final and asked twice. */
export function DecideFault({ found: { assignmentId, case: about } }: { found: FaultCase }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<DecidedFault | null>(null)
  const [reasoning, setReasoning] = useState<Reasoning>({})
  const [isTried, setTried] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (decided: DecidedFault) =>
      ask((api) => api.adminAssignment.decideFault.mutate({ id: assignmentId, fault: decided, reasoning })),
    onSuccess: () => toast.success(t("admin-disputes:faults.saved")),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-disputes:faults.failed" },
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [wrong] = wrongReasons(reasoning, about)
    const part = !fault ? "fault" : wrong ? `reasons-${wrong}` : null
    if (part) {
      form.current?.querySelector<HTMLElement>(`[data-part=${part}] :is(input, textarea)`)?.focus()
      return
    }
    if (!fault || isPending) return
    const agreed = await confirm({
      title: t("admin-disputes:faults.sure"),
      description: t("admin-disputes:decide.sureText"),
      confirmText: t("admin-disputes:faults.do"),
      cancelText: t("admin-disputes:decide.keep"),
    })
    if (agreed) mutate(fault)
  }
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-disputes:decide.title")}</h2>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
        className="mt-3 grid gap-4"
      >
        <DecisionFields
          about={about}
          fault={fault}
          onFaultChange={setFault}
          reasoning={reasoning}
          onReasoningChange={setReasoning}
          isTried={isTried}
        />
        <Button type="submit" size="lg" pending={isPending}>
          {t("admin-disputes:faults.do")}
        </Button>
        <p className="text-13 text-ink-2">{t("admin-disputes:faults.final")}</p>
      </form>
    </Card>
  )
}

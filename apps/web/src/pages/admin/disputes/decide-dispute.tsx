import { disputeDecisions } from "@doable/domain/deal/dispute/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { RadioGroup } from "../../../ui/fields/radio-group.tsx"
import type { DisputeCase } from "../cases/case-answers.ts"
import { DecisionForm } from "../cases/decision-form.tsx"
import { useDecisionDraft } from "../cases/use-decision-draft.ts"

const words = {
  do: "admin-disputes:decide.do",
  sure: "admin-disputes:decide.sure",
  final: "admin-disputes:decide.final",
  done: "admin-disputes:decide.done",
  failed: "admin-disputes:decide.failed",
} as const

export function DecideDispute({ found: { dispute, case: about } }: { found: DisputeCase }) {
  const { t } = useTranslation()
  const { id } = dispute
  const draft = useDecisionDraft(id)
  const { decision, fault } = draft.form
  return (
    <DecisionForm
      about={about}
      draft={draft}
      decidedWith={(reasoning) => decision && fault && { id, decision, fault, reasoning }}
      preview={(api, decided) => api.adminDispute.preview.mutate(decided)}
      decide={(api, decided) => api.adminDispute.decide.mutate(decided)}
      words={words}
      outcome={decision && t(`admin-disputes:decide.decisions.${decision}`)}
    >
      {(isTried) => (
        <div data-missing={decision ? undefined : ""}>
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
              onValueChange={(value) => draft.change({ decision: value })}
            />
          </Field>
        </div>
      )}
    </DecisionForm>
  )
}

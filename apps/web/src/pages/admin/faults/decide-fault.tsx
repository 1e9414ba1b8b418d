import type { FaultCase } from "../cases/case-answers.ts"
import { DecisionForm } from "../cases/decision-form.tsx"
import { useDecisionDraft } from "../cases/use-decision-draft.ts"

const words = {
  do: "admin-disputes:faults.do",
  sure: "admin-disputes:faults.sure",
  final: "admin-disputes:faults.final",
  done: "admin-disputes:faults.saved",
  failed: "admin-disputes:faults.failed",
} as const

/** A fault is contested once, so this is final. */
export function DecideFault({ found: { assignmentId: id, case: about } }: { found: FaultCase }) {
  const draft = useDecisionDraft(id)
  const { fault } = draft.form
  return (
    <DecisionForm
      about={about}
      draft={draft}
      decidedWith={(reasoning) => fault && { id, fault, reasoning }}
      preview={(api, decided) => api.adminAssignment.preview.mutate(decided)}
      decide={(api, decided) => api.adminAssignment.decideFault.mutate(decided)}
      words={words}
    />
  )
}

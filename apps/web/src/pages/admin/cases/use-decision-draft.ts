import { useEffect, useState } from "react"
import { disputeDecisions, type DisputeDecision } from "@doable/domain/deal/dispute/status"
import { decidedFaults, type DecidedFault, type Reasoning } from "@doable/domain/deal/fault/faults"
import { locales } from "@doable/domain/locale"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import { oneOf } from "../../../blocks/list-page/read-address.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

export interface Decision {
  /** What becomes of the job; only disputes decide it. */
  decision: DisputeDecision | null
  fault: DecidedFault | null
  reasoning: Reasoning
}

export interface DecisionDraft {
  form: Decision
  change: (more: Partial<Decision>) => void
  drop: () => void
}

const empty: Decision = { decision: null, fault: null, reasoning: {} }
const copies = localCopies<Decision>(
  draftPrefixes.decision,
  ({ reasoning }) => typeof reasoning === "object" && reasoning !== null,
)

/** A decision while it's written, kept by this browser for this administrator: a reload or a refusal loses nothing. */
export function useDecisionDraft(caseId: string): DecisionDraft {
  // A session that ends while one types doesn't change whose text it is.
  const auth = useAuth()
  const [userId] = useState(auth?.user?.id ?? "")
  const [form, setForm] = useState(empty)
  const name = `${userId}-${caseId}`

  useEffect(() => {
    const copy = copies.find(name, userId)
    if (copy) setForm(knownParts(copy.form))
  }, [name, userId])

  return {
    form,
    change: (more) => {
      const next = { ...form, ...more }
      setForm(next)
      copies.keep(name, { userId, base: null, form: next })
    },
    drop: () => copies.drop(name),
  }
}

/** A copy may be of an earlier version of the product. */
function knownParts({ decision, fault, reasoning }: Decision): Decision {
  const written = locales.flatMap((locale) => {
    const text: unknown = reasoning[locale]
    return typeof text === "string" ? [[locale, text] as const] : []
  })
  return {
    decision: oneOf(disputeDecisions, decision) ?? null,
    fault: oneOf(decidedFaults, fault) ?? null,
    reasoning: Object.fromEntries(written),
  }
}

// A dispute as one of the two reads it: who is "you", and what is said of each step.
import type { Key } from "@doable/words/keys"
import { wholePriceText } from "../../blocks/text/total-price.tsx"
import { firstName } from "../../offer/offer-words.ts"
import type { Dispute, Proposal } from "../../session/answers/dispute-answers.ts"
import type { useTranslation } from "../../i18n/use-translation.ts"

type Say = ReturnType<typeof useTranslation>

export interface DisputeView {
  dispute: Dispute
  me: Dispute["opener"]
  other: Dispute["opener"]
  /** How the reader calls the other one. */
  name: string
  isOpener: boolean
  /** Whether the next step is the reader's. */
  isMyTurn: boolean
  /** The newest proposal, while it can be accepted. */
  open: Proposal | null
}

export function viewOf(dispute: Dispute): DisputeView {
  const isOpener = dispute.isMine === true
  const [me, other] = isOpener ? [dispute.opener, dispute.against] : [dispute.against, dispute.opener]
  const isMyTurn = dispute.turn === "both" || dispute.turn === (isOpener ? "opener" : "other")
  const open = dispute.proposals.find((proposal) => proposal.isOpen) ?? null
  return { dispute, me, other, name: firstName(other.name), isOpener, isMyTurn, open }
}

/** "Done at 2,700 lei", "Redo the work". A proposal leaves the materials as they were agreed. */
export function proposalText(
  { outcome, price }: Pick<Proposal, "outcome" | "price">,
  { materialsCost }: Pick<Dispute, "materialsCost">,
  say: Say,
): string {
  if (!price) return say.t(`dispute:what.${outcome === "partial" ? "complete" : outcome}`)
  return say.t(outcome === "redo" ? "dispute:what.redoAt" : "dispute:what.partial", {
    price: wholePriceText({ price, materialsCost }, say),
  })
}

/** What stands over the page: whose turn it is, or how it ended. */
export function headlineOf({ dispute, name, isOpener, isMyTurn, open }: DisputeView, say: Say): string {
  const { t } = say
  const { status, end } = dispute
  if (end?.by === "withdrawal")
    return t(`dispute:headline.${isOpener ? "youWithdrew" : "withdrawn"}`, { name })
  if (end) return t(endWords[end.by], { decision: t(`dispute:decision.${end.decision ?? "complete"}`) })
  if (status === "admin_review") return t("dispute:headline.review")
  if (status === "awaiting_reply")
    return t(`dispute:headline.${isOpener ? "awaitsOther" : "awaitsYou"}`, { name })
  if (!open) return t("dispute:headline.agree")
  const what = proposalText(open, dispute, say)
  return t(`dispute:headline.${isMyTurn ? "proposedToYou" : "proposedByYou"}`, { name, what })
}

const endWords = {
  agreement: "dispute:headline.agreed",
  team: "dispute:headline.decided",
} as const satisfies Record<string, Key>

type Step = "opened" | "reply" | "agreement" | "decision" | "closed"

/** The way of a dispute, and the step it is at. A step that was skipped isn't on it: it would be ticked as done. */
export function stepsOf({ status, reply, end }: Pick<Dispute, "status" | "reply" | "end">): {
  steps: Step[]
  current: number
} {
  if (status === "awaiting_reply") return { steps: ["opened", "reply", "agreement", "closed"], current: 1 }
  const said: Step[] = reply ? ["opened", "reply"] : ["opened"]
  if (end?.by === "withdrawal") return { steps: [...said, "closed"], current: said.length + 1 }
  const isDecided = status === "admin_review" || end?.by === "team"
  const steps: Step[] = [...said, isDecided ? "decision" : "agreement", "closed"]
  return { steps, current: end ? steps.length : said.length }
}

import type { DisputeDecision } from "@doable/domain/deal/dispute/status"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Fault } from "@doable/domain/deal/status"
import type { Locale } from "@doable/domain/locale"
import type { Money } from "@doable/domain/money/money"
import { translatorIn } from "../platform/words.ts"
import { seenFault } from "./kinds/exits/about-dispute.ts"
import { disputeResolved } from "./kinds/exits/dispute-kinds.ts"
import { withReasonsIn } from "./preview-reasons.ts"

type Resolution = {
  task: { id: string; title: string }
  number: number
  decision: DisputeDecision
  fault: Fault
  reasoning: Reasoning
  price: Money
}

/** What one of the two would read, in the product and by email, before anything is decided. */
export function previewResolution(
  { task, number, decision, fault, reasoning, price }: Resolution,
  { isOwner, locale }: { isOwner: boolean; locale: Locale },
): { title: string; message: string } {
  const about = { taskId: task.id, title: task.title, number, decision, price }
  const seen = { by: "team", fault: seenFault(fault, isOwner), reasoning: withReasonsIn(locale, reasoning) }
  const words = disputeResolved.inWords(translatorIn(locale), { ...about, ...seen })
  if (!words) throw new Error("no words")
  return { title: words.title, message: words.message }
}

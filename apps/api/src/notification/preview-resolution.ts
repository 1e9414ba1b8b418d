import type { DisputeDecision } from "@doable/domain/deal/dispute/status"
import type { Fault } from "@doable/domain/deal/status"
import type { Locale } from "@doable/domain/locale"
import type { Money } from "@doable/domain/money/money"
import { translatorIn } from "../platform/words.ts"
import { seenFault, type ResolvedData } from "./kinds/exits/about-dispute.ts"
import { disputeResolved } from "./kinds/exits/dispute-kinds.ts"

type Resolution = {
  task: { id: string; title: string }
  number: number
  decision: DisputeDecision
  fault: Fault
  reasoning: ResolvedData["reasoning"]
  price: Money
}

/** What one of the two would read, in the product and by email, before anything is decided. */
export function previewResolution(
  { task, number, decision, fault, reasoning, price }: Resolution,
  { isOwner, locale }: { isOwner: boolean; locale: Locale },
): { title: string; message: string } {
  const about = { taskId: task.id, title: task.title, number, decision, reasoning, price }
  const data = { ...about, by: "team", fault: seenFault(fault, isOwner) }
  const words = disputeResolved.inWords(translatorIn(locale), data)
  if (!words) throw new Error("no words")
  return { title: words.title, message: words.message }
}

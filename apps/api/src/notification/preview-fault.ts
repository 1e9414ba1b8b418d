import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Fault } from "@doable/domain/deal/status"
import type { Locale } from "@doable/domain/locale"
import { translatorIn } from "../platform/words.ts"
import { decidedData, faultDecided } from "./kinds/exits/fault-kinds.ts"
import { withReasonsIn } from "./preview-reasons.ts"

type Decided = { task: { id: string; title: string }; fault: Fault; reasoning: Reasoning }

/** What one of the two would read, in the product and by email, before the fault is decided. */
export function previewFault(
  { task, fault, reasoning }: Decided,
  { isOwner, locale }: { isOwner: boolean; locale: Locale },
): { title: string; message: string } {
  const about = { taskId: task.id, title: task.title }
  const data = decidedData(about, { decision: fault, reasoning: withReasonsIn(locale, reasoning) }, isOwner)
  const words = faultDecided.inWords(translatorIn(locale), data)
  if (!words) throw new Error("no words")
  return { title: words.title, message: words.message }
}

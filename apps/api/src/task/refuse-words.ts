import { answerTexts } from "@doable/domain/task/answer-texts"
import type { WholeDraft } from "@doable/domain/task/problems"
import type { Screen } from "../text-rule/screen.ts"
import { incomplete } from "./draft-columns.ts"

/** What no task may say, told at the field that says it. */
export function refuseWords(screen: Screen, { title, description, answers }: WholeDraft): void {
  const refused = screen.refusedFields({ title, description, answers: answerTexts(answers).join("\n") })
  if (refused.length > 0) throw incomplete(...refused)
}

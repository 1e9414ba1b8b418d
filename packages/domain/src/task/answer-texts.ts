import { maskContacts } from "../moderation/contacts.ts"
import type { Answers } from "./input.ts"

/** What was written freely into the answers: it is looked through like every other text of a task. */
export function answerTexts(answers: Answers): string[] {
  return Object.values(answers).filter((answer) => typeof answer === "string")
}

/** As everyone may read them: contacts are hidden. */
export function maskAnswers(answers: Answers): Answers {
  const masked = Object.entries(answers).map(([key, answer]) => [
    key,
    typeof answer === "string" ? maskContacts(answer).text : answer,
  ])
  return Object.fromEntries(masked) as Answers
}

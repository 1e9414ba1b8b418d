import type { Output } from "../fake-api.ts"
import { inHours } from "./moment.ts"
import { taskId } from "./task-page.ts"

type Question = Output<"taskQuestion.getByTask">["data"][number]

/** A passer-by's question that nobody has answered yet. */
export function aQuestion(own: Partial<Question> = {}): Question {
  return {
    id: "0192f000-0000-7000-8000-0000000000a1",
    taskId,
    text: "Is there a lift in the house?",
    lang: "en",
    author: { name: "Radu V.", image: null },
    answer: null,
    createdAt: inHours(-1),
    isMine: false,
    canAnswer: false,
    canDelete: false,
    ...own,
  }
}

import type { Side } from "@doable/domain/deal/work"
import type { ChangeList } from "../../session/answers/deal-answers.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import type { TaskData } from "../../session/answers/task-answers.ts"

/** What the forms of a job need to know of it. */
export interface Job {
  task: Pick<TaskData, "id" | "timing">
  hire: Assignment
  side: Side
  /** The other person's name, as the viewer sees it. */
  name: string
  now: number
  /** Null when they couldn't be had. */
  requests: ChangeList | null
}

interface ApiFailure {
  data?: { fields?: { path: string; code: string }[] | null } | null
}

/** At which fields the server found something, and its code. */
export function refusedFields(error: unknown): Map<string, string> {
  const fields = (error as ApiFailure | null)?.data?.fields ?? []
  return new Map(fields.map(({ path, code }) => [path.replace(/^payload\./, ""), code]))
}

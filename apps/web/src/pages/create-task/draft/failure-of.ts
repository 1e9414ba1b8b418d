import type { Failure } from "../../../blocks/draft/draft-sync.ts"
import type { Problem } from "./problems.ts"

interface ApiFailure {
  data?: {
    refusal?: string | null
    httpStatus?: number | null
    fields?: Problem[] | null
    count?: number
  } | null
}

/** What a failed save means for the form: whether to try again, to ask the person, or to stop. */
export function failureOf(error: unknown): Failure {
  const { refusal, httpStatus } = (error as ApiFailure | null)?.data ?? {}
  if (refusal === "task_changed_elsewhere") return "changed_elsewhere"
  if (refusal === "sign_in_needed") return "signed_out"
  if (refusal === "task_not_found" || refusal === "task_not_draft" || refusal === "task_not_editable")
    return "gone"
  // No answer, or a fault of ours: the same request may work in a moment.
  if (!httpStatus || httpStatus >= 500 || httpStatus === 429) return "away"
  return "refused"
}

/** What the server would say had it been asked with a version. */
export function changedElsewhere(): Error {
  return Object.assign(new Error("changed elsewhere"), { data: { refusal: "task_changed_elsewhere" } })
}

/** Where the server found something wrong; a field of the payload has the same name in the form. */
export function fieldsOf(error: unknown): Problem[] {
  const fields = (error as ApiFailure | null)?.data?.fields ?? []
  return fields.map((field) => ({ ...field, path: field.path.replace(/^payload\./, "") }))
}

/** "timing.date" is written by `date`, and so on: who changes one no longer sees what was wrong with the other. */
export function fieldOfPath(path: string): string {
  const [first = "", second] = path.split(".")
  if (first === "timing") return second && second !== "window" ? second : "timingKind"
  return first
}

/** How many offers a change would make stale, when that is why it wasn't saved. */
export function staleOffersIn(error: unknown): number {
  const { refusal, count } = (error as ApiFailure | null)?.data ?? {}
  return refusal === "offers_will_be_stale" ? (count ?? 1) : 0
}

export function refusalOf(error: unknown): string | null {
  return (error as ApiFailure | null)?.data?.refusal ?? null
}

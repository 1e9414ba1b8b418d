import type { Failure } from "../../../blocks/draft/draft-sync.ts"
import type { Problem } from "./problems.ts"

interface ApiFailure {
  data?: { refusal?: string | null; httpStatus?: number | null; fields?: Problem[] | null } | null
}

/** What a failed save means for the form: whether to try again, to ask the person, or to stop. */
export function failureOf(error: unknown): Failure {
  const { refusal, httpStatus } = (error as ApiFailure | null)?.data ?? {}
  // A profile that was started in another window in the meantime is the same profile.
  if (refusal === "provider_changed_elsewhere" || refusal === "provider_exists") return "changed_elsewhere"
  if (refusal === "sign_in_needed") return "signed_out"
  if (refusal === "provider_not_found") return "gone"
  // No answer, or a fault of ours: the same request may work in a moment.
  if (!httpStatus || httpStatus >= 500 || httpStatus === 429) return "away"
  return "refused"
}

/** Where the server found something wrong; a field of the payload has the same name in the form. */
export function fieldsOf(error: unknown): Problem[] {
  const fields = (error as ApiFailure | null)?.data?.fields ?? []
  return fields.map((field) => ({ ...field, path: field.path.replace(/^payload\./, "") }))
}

export function refusalOf(error: unknown): string | null {
  return (error as ApiFailure | null)?.data?.refusal ?? null
}

import type { Refusal } from "@doable/domain/refusal"
interface FailureLike {
  data?: { requestId?: unknown; httpStatus?: unknown } | null
  status?: unknown
}

export interface ErrorDetails {
  requestId: string | null
  status: number | null
}

/** What may be shown of a fault: which request it was and its status, never its inside. */
export function errorDetails(error: unknown, pageRequestId: string): ErrorDetails {
  const { data, status } = (typeof error === "object" && error !== null ? error : {}) as FailureLike
  const requestId = typeof data?.requestId === "string" ? data.requestId : pageRequestId
  const code = typeof data?.httpStatus === "number" ? data.httpStatus : status
  return { requestId: requestId || null, status: typeof code === "number" ? code : null }
}

/** Why the API said no; null where it was something else that went wrong. */
export function refusalOf(error: unknown): Refusal | null {
  return (error as { data?: { refusal?: Refusal | null } | null } | null)?.data?.refusal ?? null
}

import { refusalOf } from "../session/error-details.ts"

export const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** A task that the reader may not see is as if it weren't there. */
export function hiddenTask(error: unknown): null {
  const refusal = refusalOf(error)
  if (refusal === "task_not_found" || refusal === "task_unavailable") return null
  throw error
}

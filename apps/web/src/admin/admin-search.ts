/** What is worked off one by one, inside `/admin`. */
export type AdminQueue = "tasks" | "messages"

export interface AdminSearch {
  queue?: AdminQueue | undefined
  /** What the queue is narrowed to, as it reads it. */
  status?: string | undefined
  q?: string | undefined
  page?: number | undefined
  /** The row of the queue that lies open. */
  open?: string | undefined
}

export function readAdminSearch({ queue, status, q, page, open }: Record<string, unknown>): AdminSearch {
  return {
    queue: queue === "tasks" || queue === "messages" ? queue : undefined,
    status: readWord(status),
    q: readWord(q),
    page: readPage(page),
    open: readId(open),
  }
}

export function readWord(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  return String(value).trim().slice(0, 100) || undefined
}

/** The first page is not named; behind the two hundredth one searches instead. */
export function readPage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 200 ? page : undefined
}

export function readId(value: unknown): string | undefined {
  return typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

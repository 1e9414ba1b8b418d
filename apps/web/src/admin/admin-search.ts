/** What is worked off one by one, inside `/admin`. */
export type AdminQueue = "tasks" | "messages"

export interface AdminSearch {
  queue?: AdminQueue | undefined
  page?: number | undefined
  /** The row of the queue that lies open. */
  open?: string | undefined
}

export function readAdminSearch({ queue, page, open }: Record<string, unknown>): AdminSearch {
  return {
    queue: queue === "tasks" || queue === "messages" ? queue : undefined,
    page: readPage(page),
    open: readId(open),
  }
}

/** The first page is not named; behind the two hundredth one searches instead. */
export function readPage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 200 ? page : undefined
}

export function readId(value: unknown): string | undefined {
  return typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

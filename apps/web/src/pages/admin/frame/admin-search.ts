/** What is worked off one by one, inside `/admin`. */
export type AdminQueue = "tasks" | "messages" | "support"

export type OverviewPeriod = 7 | 30 | 90

export interface AdminSearch {
  queue?: AdminQueue | undefined
  /** Days that the overview tells of; a month isn't named. */
  period?: Exclude<OverviewPeriod, 30> | undefined
  /** What the queue is narrowed to, as it reads it. */
  status?: string | undefined
  q?: string | undefined
  page?: number | undefined
  /** The row of the queue that lies open. */
  open?: string | undefined
}

const queues: readonly AdminQueue[] = ["tasks", "messages", "support"]

export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const { queue, status, q, page, open } = raw
  const period = Number(raw["period"])
  return {
    period: period === 7 || period === 90 ? period : undefined,
    queue: queues.find((one) => one === queue),
    status: readWord(status),
    q: readWord(q),
    page: readPage(page),
    open: readId(open),
  }
}

/** Of the queues whose cases have pages of their own. */
export interface CasesSearch {
  status?: string | undefined
  page?: number | undefined
}

export function readCasesSearch({ status, page }: Record<string, unknown>): CasesSearch {
  return { status: readWord(status), page: readPage(page) }
}

export function readWord(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined
  return String(value).trim().slice(0, 100) || undefined
}

/** The first page isn't named; behind the two hundredth one searches instead. */
export function readPage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 200 ? page : undefined
}

export function readId(value: unknown): string | undefined {
  return typeof value === "string" && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

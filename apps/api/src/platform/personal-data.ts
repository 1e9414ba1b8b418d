import type { Refusal } from "@doable/domain/refusal"
import type { Database, Transaction } from "./db/client.ts"

export type Leaver = { id: string; email: string; now: Date }

/**
 * What a noun knows about people. Every noun that keeps something about someone has one, and joins
 * `known-personal-data.ts`: there it is handed out to its person, and goes when that person leaves.
 */
export type PersonalData = {
  /** Tasks that leaving changes: locked before the person, as everywhere. */
  tasksToLock?: (tx: Transaction, userId: string) => Promise<{ id: string }[]>
  /** What has to be finished first, if something has to. */
  whyCannotLeave?: (tx: Transaction, userId: string) => Promise<Refusal | null>
  /** In the transaction that deletes the account. What happens outside is recorded as an event. */
  forget: (tx: Transaction, leaver: Leaver) => Promise<void>
  /** Everything we store about them, in readable form; no secrets, nothing about others. */
  tell: (db: Database, userId: string) => Promise<Record<string, unknown>>
}

/** Every list has a limit. People with more than this can write to us. */
export const mostTold = 10_000

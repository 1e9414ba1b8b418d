import { eq } from "../../src/platform/db/drizzle.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { outboxEvents } from "../../src/platform/db/schema/outbox.ts"
import type { SavedSearch } from "../../src/saved-search/answers.ts"
import type { aCaller } from "../task-world.ts"

export type Caller = Awaited<ReturnType<typeof aCaller>>

export const night = { from: "22:00", to: "08:00", tz: "Europe/Chisinau" }

export const save = (caller: Caller, q: string, given: object = {}) =>
  caller.tell<SavedSearch>("savedSearch.create", {
    payload: { scope: "task", name: "Mine", filters: { q }, ...given },
  })

/** The tasks of each alert that was sent for this search, oldest first. */
export async function sentAlerts(db: Database, search: SavedSearch): Promise<string[][]> {
  const rows = await db
    .select({ payload: outboxEvents.payload })
    .from(outboxEvents)
    .where(eq(outboxEvents.type, "saved-search.matched"))
    .orderBy(outboxEvents.recordedAt)
  return rows
    .map(({ payload }) => payload as { searchId: string; taskIds: string[] })
    .filter(({ searchId }) => searchId === search.id)
    .map(({ taskIds }) => taskIds)
}

export const titled = (title: string) => ({ title, foldedTitle: title.toLowerCase() })

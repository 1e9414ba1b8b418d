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

type Alerts = {
  data: { type: string; metadata: { title: string; message: string; actionUrl?: string } }[]
}

/** The alerts under this person's bell. */
export const alertsTo = async (caller: Caller) => {
  const input = { pagination: { limit: 20, offset: 0 } }
  const { data } = await caller.ask<Alerts>("notification.getMy", input)
  return data.filter(({ type }) => type === "TaskAlertMatch").map(({ metadata }) => metadata)
}

/** The tasks of each alert that was sent for this search, oldest first. */
export const sentAlerts = async (db: Database, search: SavedSearch) =>
  (await alertEvents(db, search)).map(({ taskIds }) => taskIds)

/** From when each of them tells. */
export const sentSince = async (db: Database, search: SavedSearch) =>
  (await alertEvents(db, search)).map(({ since }) => since)

async function alertEvents(db: Database, search: SavedSearch) {
  const rows = await db
    .select({ payload: outboxEvents.payload })
    .from(outboxEvents)
    .where(eq(outboxEvents.type, "saved-search.matched"))
    .orderBy(outboxEvents.recordedAt)
  return rows
    .map(({ payload }) => payload as { searchId: string; taskIds: string[]; since?: string })
    .filter(({ searchId }) => searchId === search.id)
}

export const titled = (title: string) => ({
  title,
  foldedTitle: title.toLowerCase(),
})

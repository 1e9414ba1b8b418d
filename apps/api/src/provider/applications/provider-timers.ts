import type { Database } from "../../platform/db/client.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { runApplicationTimers } from "./run-timers.ts"
import { addUpProviderViews } from "../count-view.ts"
import { refreshOutdatedWords } from "../refresh-provider.ts"

/** Everything about doers that only time does. Running it twice changes nothing more. */
export async function runProviderTimers(db: Database, now: Date): Promise<void> {
  await addUpProviderViews(db, now)
  await runApplicationTimers(db, now)
  await refreshOutdatedWords(db)
}

export const providerTimers: Timers = {
  queue: "provider-timers",
  cron: "*/10 * * * *",
  expireInSeconds: 300,
  run: ({ db }, now) => runProviderTimers(db, now),
}

import type { Database } from "./client.ts"

/** Caches one result for this long, per process. A failed one isn't cached. */
export function cacheFor<Read>(maxAgeMs: number, read: (db: Database) => Promise<Read>) {
  const kept = new WeakMap<Database, { at: number; reading: Promise<Read> }>()

  function ask(db: Database, at = Date.now()): Promise<Read> {
    const known = kept.get(db)
    // Also after a clock was put back: then the age is below zero.
    if (known && known.at <= at && at - known.at < maxAgeMs) return known.reading
    // A query of Drizzle's runs again each time that it's awaited.
    const reading = Promise.resolve(read(db))
    kept.set(db, { at, reading })
    reading.catch(() => kept.delete(db))
    return reading
  }

  return { ask, forget: (db: Database) => kept.delete(db) }
}

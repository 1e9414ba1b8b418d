import type { ContentKind } from "@doable/domain/content/kinds"
import { cacheFor } from "../platform/db/cache-for.ts"
import type { Database } from "../platform/db/client.ts"
import { rowsInForce } from "./rows.ts"

/** Everyone reads the same texts, the announcements with every page: they're asked for once in a few seconds. */
const freshMs = 5000
const cached = (kind: ContentKind) => cacheFor(freshMs, (db) => rowsInForce(db, kind))
const caches: Record<ContentKind, ReturnType<typeof cached>> = {
  help: cached("help"),
  faq: cached("faq"),
  changelog: cached("changelog"),
  announcement: cached("announcement"),
}

export const cachedRows = (db: Database, kind: ContentKind) => caches[kind].ask(db)

export const forgetRows = (db: Database, kind: ContentKind) => caches[kind].forget(db)

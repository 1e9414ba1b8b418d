import { and, desc, eq, ne } from "../platform/db/drizzle.ts"
import { rowsPerKind, type ContentKind } from "@doable/domain/content/kinds"
import type { Database, Transaction } from "../platform/db/client.ts"
import { contentVersions } from "../platform/db/schema/content/version.ts"

export type ContentRow = typeof contentVersions.$inferSelect

const newestOfEach = (db: Database | Transaction, where: ReturnType<typeof and>) =>
  db
    .selectDistinctOn([contentVersions.key])
    .from(contentVersions)
    .where(where)
    .orderBy(contentVersions.key, desc(contentVersions.version))
    .limit(rowsPerKind)

/** What is in force: drafts are nobody's but their writers'. */
export const rowsInForce = (db: Database | Transaction, kind: ContentKind) =>
  newestOfEach(db, and(eq(contentVersions.kind, kind), ne(contentVersions.state, "draft")))

export const newestRows = (db: Database | Transaction, kind: ContentKind) =>
  newestOfEach(db, eq(contentVersions.kind, kind))

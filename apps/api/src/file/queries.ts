import { and, eq, gt, sql } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { providerApplicationFiles } from "../platform/db/schema/provider-application.ts"

export type FileRow = typeof files.$inferSelect
/** What the database holds to: a ready file is whole. */
export type ReadyFile = FileRow & { key: string; type: NonNullable<FileRow["type"]>; size: number }

export async function fileById(db: Database | Transaction, id: string): Promise<FileRow | null> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  return file ?? null
}

/** Of an application to be verified. */
export async function isDocument(db: Database, id: string): Promise<boolean> {
  const [used] = await db
    .select({ fileId: providerApplicationFiles.fileId })
    .from(providerApplicationFiles)
    .where(eq(providerApplicationFiles.fileId, id))
    .limit(1)
  return used !== undefined
}

export function isReady(file: FileRow | null): file is ReadyFile {
  return file?.status === "ready"
}

export async function sentSince(db: Database | Transaction, ownerId: string, since: Date) {
  const [sent] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${files.declaredSize}), 0)::int`,
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))
  return sent ?? { count: 0, bytes: 0 }
}

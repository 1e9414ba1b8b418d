import { asc, eq, inArray } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { reportFiles } from "../platform/db/schema/trust/report.ts"

export function filesOf(db: Database | Transaction, reportIds: string[]) {
  return db
    .select({ reportId: reportFiles.reportId, id: files.id, name: files.originalName })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.fileId))
    .where(inArray(reportFiles.reportId, reportIds))
    .orderBy(asc(reportFiles.reportId), asc(reportFiles.position))
}

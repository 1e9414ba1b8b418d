import { and, eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { ReportFile } from "@doable/domain/report/input"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { files } from "../platform/db/schema/file.ts"
import { reportFiles } from "../platform/db/schema/trust/report.ts"

/** A link that expires, and an audit row that says who asked for it. */
export function viewReportFile(ctx: UserContext, { id, fileId }: ReportFile) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [file] = await tx
      .select({ id: files.id })
      .from(reportFiles)
      .innerJoin(files, eq(files.id, reportFiles.fileId))
      .where(and(eq(reportFiles.reportId, id), eq(reportFiles.fileId, fileId), eq(files.status, "ready")))
    if (!file) throw new Refused("file_not_found")
    await writeAuditLog(tx, caller(ctx), {
      action: "report.file_view",
      entity: { type: "file", id: fileId },
      at: now,
    })
    return { url: ctx.files.links.privateUrl(fileId, now) }
  })
}

import { and, eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { AppealFile } from "@doable/domain/restriction/input"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { files } from "../platform/db/schema/file.ts"
import { appealFiles } from "../platform/db/schema/trust/restriction.ts"

/** A link that expires, and an audit row that says who asked for it. */
export function viewAppealFile(ctx: UserContext, { id, fileId }: AppealFile) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const isOfAppeal = and(eq(appealFiles.restrictionId, id), eq(appealFiles.fileId, fileId))
    const [file] = await tx
      .select({ id: files.id })
      .from(appealFiles)
      .innerJoin(files, eq(files.id, appealFiles.fileId))
      .where(and(isOfAppeal, eq(files.status, "ready")))
    if (!file) throw new Refused("file_not_found")
    const entity = { type: "file", id: fileId } as const
    await writeAuditLog(tx, caller(ctx), { action: "restriction.file_view", entity, at: now })
    return { url: ctx.files.links.privateUrl(fileId, now) }
  })
}

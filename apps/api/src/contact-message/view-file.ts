import { and, eq } from "../platform/db/drizzle.ts"
import type { ContactFile } from "@doable/domain/contact-message/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { contactMessageFiles } from "../platform/db/schema/contact-message.ts"
import { files } from "../platform/db/schema/file.ts"

/** A link that expires, and an audit row that says who asked for it. */
export function viewFile(ctx: UserContext, { id, fileId }: ContactFile) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [file] = await tx
      .select({ id: files.id })
      .from(contactMessageFiles)
      .innerJoin(files, eq(files.id, contactMessageFiles.fileId))
      .where(
        and(
          eq(contactMessageFiles.messageId, id),
          eq(contactMessageFiles.fileId, fileId),
          eq(files.status, "ready"),
        ),
      )
    if (!file) throw new Refused("file_not_found")
    await writeAuditLog(tx, caller(ctx), {
      action: "contact_message.file_view",
      entity: { type: "contact_message", id },
      after: { fileId },
      at: now,
    })
    return { url: ctx.files.links.privateUrl(fileId, now) }
  })
}

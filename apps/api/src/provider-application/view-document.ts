import type { DocumentView } from "@doable/domain/provider-application/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../audit-log/actors.ts"
import { writeAuditLog } from "../audit-log/write-audit-log.ts"
import type { UserContext } from "../context.ts"
import { documentsOf } from "./queries.ts"

/** A link that runs out, and a row that says who asked for it: nobody looks at a document unseen. */
export function viewDocument(ctx: UserContext, { id, fileId }: DocumentView) {
  return ctx.db.transaction(async (tx) => {
    const document = (await documentsOf(tx, [id])).find((one) => one.fileId === fileId)
    if (!document) throw new Refused("file_not_found")
    await writeAuditLog(tx, caller(ctx), {
      action: "application.document_view",
      entity: { type: "application", id },
      after: { fileId, role: document.role },
      at: ctx.now(),
    })
    return { url: ctx.files.links.privateUrl(fileId, ctx.now()) }
  })
}

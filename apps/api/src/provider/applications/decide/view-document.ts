import { eq } from "../../../platform/db/drizzle.ts"
import type { DocumentView } from "@doable/domain/provider/application/input"
import { whyCannotViewDocument } from "@doable/domain/provider/application/rules"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../../platform/context.ts"
import { providerApplications } from "../../../platform/db/schema/provider-application.ts"
import { refuse } from "../../../platform/refuse.ts"
import { documentsOf } from "../queries.ts"

/** A link that expires, and an audit row that says who asked for it. */
export function viewDocument(ctx: UserContext, { id, fileId, reason }: DocumentView) {
  return ctx.db.transaction(async (tx) => {
    const [application] = await tx.select().from(providerApplications).where(eq(providerApplications.id, id))
    // What was never sent is nobody's business yet.
    if (!application?.submittedAt) throw new Refused("application_not_found")
    refuse(whyCannotViewDocument(application, { actorId: ctx.user.id, hasReason: reason !== undefined }))
    const document = (await documentsOf(tx, [id])).find((one) => one.fileId === fileId)
    if (!document) throw new Refused("file_not_found")
    await writeAuditLog(tx, caller(ctx), {
      action: "application.document_view",
      entity: { type: "application", id },
      after: { fileId, role: document.role },
      ...(reason ? { reason } : {}),
      at: ctx.now(),
    })
    return { url: ctx.files.links.privateUrl(fileId, ctx.now()) }
  })
}

import { eq } from "drizzle-orm"
import type { DocumentView } from "@doable/domain/provider-application/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../audit-log/actors.ts"
import { writeAuditLog } from "../audit-log/write-audit-log.ts"
import type { UserContext } from "../context.ts"
import { providerApplications } from "../db/schema/provider-application.ts"
import { documentsOf } from "./queries.ts"

/** A link that runs out, and a row that says who asked for it: nobody looks at a document unseen. */
export function viewDocument(ctx: UserContext, { id, fileId }: DocumentView) {
  return ctx.db.transaction(async (tx) => {
    const [application] = await tx
      .select({ userId: providerApplications.userId, submittedAt: providerApplications.submittedAt })
      .from(providerApplications)
      .where(eq(providerApplications.id, id))
    // What was never sent is nobody's business yet.
    if (!application?.submittedAt) throw new Refused("application_not_found")
    if (application.userId === ctx.user.id) throw new Refused("application_own")
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

import { Refused } from "@doable/domain/refusal"
import type { FileId } from "@doable/domain/file/input"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { Context, UserContext } from "../platform/context.ts"
import { describeFile } from "./describe-file.ts"
import { fileById, isDocument, isReady } from "./queries.ts"

/** For everyone. A private file is as unknown as one that doesn't exist. */
export async function findPublicPreview(ctx: Context, { id }: FileId) {
  const file = await fileById(ctx.db, id)
  if (!isReady(file) || !file.isPublic) throw new Refused("file_not_found")
  return { url: ctx.files.links.publicUrl(id) }
}

/**
 * For the owner and for administrators, private files too, with an audit row. A data export is for its person only,
 * and an application's documents are opened with it (`view-document.ts`).
 */
export async function findOwnPreview(ctx: UserContext, { id }: FileId) {
  const file = await fileById(ctx.db, id)
  const isAdminsToo = ctx.user.role === "ADMIN" && file?.purpose !== "export"
  const maySee = file?.ownerId === ctx.user.id || isAdminsToo
  if (!isReady(file) || !maySee) throw new Refused("file_not_found")
  if (file.ownerId !== ctx.user.id && !file.isPublic) {
    if (await isDocument(ctx.db, id)) throw new Refused("file_not_found")
    await ctx.db.transaction((tx) =>
      writeAuditLog(tx, caller(ctx), {
        action: "file.view",
        entity: { type: "file", id },
        at: ctx.now(),
      }),
    )
  }
  return { url: describeFile(ctx, file).url }
}

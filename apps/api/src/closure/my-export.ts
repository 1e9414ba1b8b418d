import { and, desc, eq, ne } from "../platform/db/drizzle.ts"
import { exportDays } from "@doable/domain/file/rules"
import type { UserContext } from "../platform/context.ts"
import { files } from "../platform/db/schema/file.ts"
import { describeFile } from "../file/describe-file.ts"
import { isReady } from "../file/queries.ts"

/** After this long something has gone wrong, and people may ask again. */
export const exportPatienceMs = 10 * 60 * 1000

/** The last thing that was put together for the person, or is being. The link to it runs out within minutes. */
export async function myExport(ctx: UserContext) {
  const isMine = and(eq(files.ownerId, ctx.user.id), eq(files.purpose, "export"), ne(files.status, "removed"))
  const [file] = await ctx.db.select().from(files).where(isMine).orderBy(desc(files.createdAt)).limit(1)
  if (!file) return null
  const { id: fileId, createdAt, submittedAt } = file
  if (isReady(file) && submittedAt) {
    const until = new Date(submittedAt.getTime() + exportDays * 24 * 60 * 60 * 1000)
    const { url, size } = describeFile(ctx, file)
    return {
      state: "ready" as const,
      fileId,
      madeAt: submittedAt.toISOString(),
      until: until.toISOString(),
      size,
      url,
    }
  }
  const isLate = ctx.now().getTime() - createdAt.getTime() > exportPatienceMs
  return { state: isLate ? ("failed" as const) : ("preparing" as const), fileId }
}

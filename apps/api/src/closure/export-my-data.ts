import { and, eq, gt } from "../platform/db/drizzle.ts"
import { exportsPerDay } from "@doable/domain/file/rules"
import { Refused } from "@doable/domain/refusal"
import { countWithin } from "../platform/http/count-within.ts"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { files } from "../platform/db/schema/file.ts"
import { record } from "../platform/outbox/record.ts"
import { lockUser } from "../user/lock-user.ts"
import { exportPatienceMs } from "./my-export.ts"

/** Starts the export of the person's data. Asking again returns the same file. */
export function exportMyData(ctx: UserContext): Promise<{ fileId: string }> {
  const userId = ctx.user.id
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const isUnderWay = and(
      eq(files.ownerId, userId),
      eq(files.purpose, "export"),
      eq(files.status, "waiting"),
      gt(files.createdAt, new Date(now.getTime() - exportPatienceMs)),
    )
    const [underWay] = await tx.select({ id: files.id }).from(files).where(isUnderWay).limit(1)
    if (underWay) return { fileId: underWay.id }
    if (!(await countWithin(tx, `export|${userId}`, { max: exportsPerDay, seconds: 24 * 60 * 60 })))
      throw new Refused("too_many_tries")

    const row = {
      ownerId: userId,
      isPublic: false,
      purpose: "export",
      originalName: `my-data-${now.toISOString().slice(0, 10)}.json`,
      declaredType: "application/json",
      // Known when it is written.
      declaredSize: 1,
      createdAt: now,
    } as const
    const [file] = await tx.insert(files).values(row).returning({ id: files.id })
    if (!file) throw new Error("no file")
    await record(tx, { type: "export.requested", fileId: file.id })
    const entity = { type: "user", id: userId } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.export", entity, at: now })
    return { fileId: file.id }
  })
}

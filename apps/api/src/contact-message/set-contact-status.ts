import { eq } from "../platform/db/drizzle.ts"
import type { SetContactStatus } from "@doable/domain/contact-message/input"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { lockContactMessage } from "./lock-contact-message.ts"
import { describeForAdmin, filesOf } from "./queries.ts"

export function setContactStatus(ctx: UserContext, { id, status }: SetContactStatus) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, ctx, id)
    const attached = await filesOf(tx, [id])
    if (row.status === status) return describeForAdmin(row, attached)
    await tx.update(contactMessages).set({ status }).where(eq(contactMessages.id, id))
    await writeAuditLog(tx, caller(ctx), {
      action: "contact_message.set_status",
      entity: { type: "contact_message", id },
      before: { status: row.status },
      after: { status },
      at: ctx.now(),
    })
    return describeForAdmin({ ...row, status }, attached)
  })
}

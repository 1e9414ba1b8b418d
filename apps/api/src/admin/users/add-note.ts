import type { AddNote } from "@doable/domain/user/admin-input"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import { userNotes } from "../../platform/db/schema/user.ts"
import { lockedUser } from "../../user/locked-user.ts"

/** The audit log says that there's a note, and not what it says: the note goes with its person, the log stays. */
export function addNote(ctx: UserContext, { id, text }: AddNote) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id)
    const note = { userId: id, authorId: ctx.user.id, text, createdAt: ctx.now() }
    const [added] = await tx.insert(userNotes).values(note).returning({ id: userNotes.id })
    await writeAuditLog(tx, caller(ctx), {
      action: "user.note_add",
      entity: { type: "user", id },
      after: { noteId: added?.id },
      at: ctx.now(),
    })
    return user
  })
}

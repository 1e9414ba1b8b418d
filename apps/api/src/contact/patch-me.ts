import { and, eq } from "../platform/db/drizzle.ts"
import { isPictureType } from "@doable/domain/file/rules"
import { Refused } from "@doable/domain/refusal"
import type { PatchMe } from "@doable/domain/user/input"
import { countWithin, secondsLeft } from "../platform/http/count-within.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { users } from "../platform/db/schema/user.ts"
import { fileById, isReady } from "../file/queries.ts"
import { removeFiles } from "../file/remove-files.ts"
import { record } from "../platform/outbox/record.ts"
import { refreshProvider } from "../provider/refresh-provider.ts"
import { lockUser } from "../user/lock-user.ts"

const changes = { max: 30, seconds: 60 * 60 }

type PatchContext = Pick<UserContext, "db" | "files" | "now" | "user">

export async function patchMe(ctx: PatchContext, { name, image }: PatchMe) {
  const { id: userId } = ctx.user
  const counted = `patch-me|${userId}`
  if (!(await countWithin(ctx.db, counted, changes)))
    throw new Refused("too_many_tries", { retryAfterSec: await secondsLeft(ctx.db, counted, changes) })
  return ctx.db.transaction(async (tx) => {
    // Parallel requests from two tabs queue here, and the second finds out whether its picture still exists.
    await lockUser(tx, userId)
    const wanted = { name, image: image && (await ownPicture(ctx, tx, image)), updatedAt: ctx.now() }
    const isMe = eq(users.id, userId)
    const [before] = await tx.select({ name: users.name, image: users.image }).from(users).where(isMe)
    const [after] = await tx.update(users).set(wanted).where(isMe).returning()
    if (!before || !after) throw new Refused("sign_in_needed")
    const fileId = before.image && before.image !== after.image && ctx.files.links.idIn(before.image)
    if (fileId) await removeFiles(tx, userId, and(eq(files.id, fileId), eq(files.purpose, "avatar")))
    // A name that nobody has checked has no badge.
    if (before.image !== after.image || before.name !== after.name) await refreshProvider(tx, userId)
    const fields = (["name", "image"] as const).filter((field) => before[field] !== after[field])
    if (fields.length > 0) await record(tx, { type: "user.profile-updated", userId, fields })
    return { ...after, createdAt: after.createdAt.toISOString(), updatedAt: after.updatedAt.toISOString() }
  })
}

/** Only the user's own file: a picture from elsewhere could track viewers or be a script. */
async function ownPicture(ctx: PatchContext, tx: Transaction, image: string): Promise<string> {
  const { links } = ctx.files
  const id = links.idIn(image)
  const file = id && (await fileById(tx, id))
  const isOwn = file && isReady(file) && file.ownerId === ctx.user.id && file.isPublic
  // Only avatars are resized, and only avatars are deleted with the account.
  if (!isOwn || !isPictureType(file.type) || file.purpose !== "avatar") throw new Refused("picture_not_own")
  return links.publicUrl(file.id)
}

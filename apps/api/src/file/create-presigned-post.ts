import type { CreatePresignedPost } from "@doable/domain/file/input"
import { uploadSeconds, whyCannotUpload } from "@doable/domain/file/rules"
import type { FileSender } from "./file-sender.ts"
import { files } from "../platform/db/schema/file.ts"
import type { Transaction } from "../platform/db/client.ts"
import { refuse } from "../platform/refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { sentSince } from "./queries.ts"

const dayMs = 24 * 60 * 60 * 1000

/** A place for one file of exactly this type and size. Nothing of it is visible before it was submitted. */
export async function createPresignedPost(
  ctx: FileSender,
  input: CreatePresignedPost,
  lock: (tx: Transaction, userId: string) => Promise<void> = lockUser,
) {
  const now = ctx.now()
  const { public: isPublic, mimeType: type, size } = input
  const id = await ctx.db.transaction(async (tx) => {
    // Without the lock, parallel requests would each see the day's limit unused.
    await lock(tx, ctx.user.id)
    const sentToday = await sentSince(tx, ctx.user.id, new Date(now.getTime() - dayMs))
    refuse(whyCannotUpload({ file: { isPublic, type, size }, sentToday }))
    const row = {
      ownerId: ctx.user.id,
      isPublic,
      originalName: plainName(input.originalName),
      declaredType: type,
      declaredSize: size,
      createdAt: now,
    }
    const [file] = await tx.insert(files).values(row).returning({ id: files.id })
    if (!file) throw new Error("no file")
    return file.id
  })
  const expiresAt = new Date(now.getTime() + uploadSeconds * 1000)
  return ctx.files.storage.createPost({ id, type, size, expiresAt })
}

/** Stored only for display, never used as a path: no folders, no control or direction marks. */
function plainName(name: string) {
  const last = name.split(/[/\\]/).at(-1) ?? ""
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim() || "file"
}

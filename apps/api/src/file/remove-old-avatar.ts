import { and, eq } from "drizzle-orm"
import { files } from "../db/schema/file.ts"
import { users } from "../db/schema/user.ts"
import type { Effect } from "../outbox/effect.ts"

/** Who takes a picture of themselves away wants it gone, not only unlinked. The row goes when its object is gone. */
export const removeOldAvatar: Effect<"avatar.replaced"> = {
  name: "remove-old-avatar",
  run: async ({ db, storage }, { userId, fileId }) => {
    const isOldAvatar = and(eq(files.id, fileId), eq(files.ownerId, userId), eq(files.purpose, "avatar"))
    const [file] = await db
      .select({ key: files.key, image: users.image })
      .from(files)
      .innerJoin(users, eq(users.id, files.ownerId))
      .where(isOldAvatar)
    // Chosen again in the meantime.
    if (!file || file.image?.endsWith(fileId)) return
    if (file.key) await storage.remove(file.key)
    await db.delete(files).where(isOldAvatar)
  },
}

import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { PatchMe } from "@doable/domain/user/input"
import { isPictureType } from "@doable/domain/file/rules"
import type { UserContext } from "../context.ts"
import { users } from "../db/schema/user.ts"
import { fileById, isReady } from "../file/queries.ts"

type Needs = Pick<UserContext, "db" | "files" | "now" | "user">

export async function patchMe(ctx: Needs, { name, image }: PatchMe) {
  const changes = { name, image: image && (await ownPicture(ctx, image)), updatedAt: ctx.now() }
  const [user] = await ctx.db.update(users).set(changes).where(eq(users.id, ctx.user.id)).returning()
  if (!user) throw new Refused("sign_in_needed")
  return { ...user, createdAt: user.createdAt.toISOString(), updatedAt: user.updatedAt.toISOString() }
}

/** Only one's own: a picture from anywhere else could follow whoever looks at it, or be a script. */
async function ownPicture(ctx: Needs, image: string): Promise<string> {
  const { links } = ctx.files
  const id = links.idIn(image)
  const file = id && (await fileById(ctx.db, id))
  const isOwn = file && isReady(file) && file.ownerId === ctx.user.id && file.isPublic
  if (!isOwn || !isPictureType(file.type)) throw new Refused("picture_not_own")
  return links.publicUrl(file.id)
}

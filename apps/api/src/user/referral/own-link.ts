import { randomInt } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { referralAlphabet, referralCodeLength } from "@doable/domain/user/referral"
import type { UserContext } from "../../platform/context.ts"
import { referralLinks } from "../../platform/db/schema/trust/referral.ts"

export async function ownLink({ db, user }: UserContext) {
  const { code, count, userId } = referralLinks
  const [link] = await db.select({ code, count }).from(referralLinks).where(eq(userId, user.id))
  return link ?? null
}

/** A link that is there already stays. */
export async function createLink(ctx: UserContext) {
  const letters = Array.from(
    { length: referralCodeLength },
    () => referralAlphabet[randomInt(referralAlphabet.length)],
  )
  await ctx.db
    .insert(referralLinks)
    .values({ userId: ctx.user.id, code: letters.join(""), createdAt: ctx.now() })
    .onConflictDoNothing({ target: referralLinks.userId })
  const link = await ownLink(ctx)
  if (!link) throw new Error("no referral link")
  return link
}

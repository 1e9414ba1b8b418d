import { and, eq, gt, isNull, lt, sql } from "../platform/db/drizzle.ts"
import type { ValidatePhoneOtp } from "@doable/domain/contact/input"
import { triesPerPhoneCode } from "@doable/domain/contact/phone-code"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"

/** Counts a guess before comparing it, with one statement, so that parallel guesses can't exceed the limit. */
export async function validatePhoneOtp(ctx: UserContext, { phoneNumber: phone, otp }: ValidatePhoneOtp) {
  const userId = ctx.user.id
  const now = ctx.now()
  const isOpen = and(
    eq(phoneCodes.userId, userId),
    eq(phoneCodes.phone, phone),
    isNull(phoneCodes.cancelledAt),
    isNull(phoneCodes.verifiedAt),
    gt(phoneCodes.expiresAt, now),
  )
  const [guessed] = await ctx.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(isOpen, lt(phoneCodes.tries, triesPerPhoneCode)))
    .returning({ id: phoneCodes.id, hash: phoneCodes.codeHash })
  if (!guessed) {
    const [usedUp] = await ctx.db.select({ id: phoneCodes.id }).from(phoneCodes).where(isOpen)
    throw new Refused(usedUp ? "phone_code_used_up" : "phone_code_wrong")
  }
  const { id, hash } = guessed
  if (!hash || !ctx.phoneCodes.codes.isRight({ id, userId, phone }, otp, hash)) {
    throw new Refused("phone_code_wrong")
  }
  // Cancelled or entered elsewhere in the meantime: the first one counts.
  const proven = await ctx.db
    .update(phoneCodes)
    .set({ verifiedAt: now })
    .where(and(eq(phoneCodes.id, id), isOpen))
    .returning({ id: phoneCodes.id })
  if (proven.length === 0) throw new Refused("phone_code_wrong")
  return { isVerified: true as const }
}

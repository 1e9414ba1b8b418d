import { and, eq, gt, isNull } from "../platform/db/drizzle.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { wordsIn } from "../platform/words.ts"
import { createPhoneCodes } from "../platform/sms/phone-code-parts.ts"

/** The code is computed here and only appears in the message; a retry sends the same one. */
export const sendPhoneCode: Effect<"phone-code.requested"> = {
  name: "send-phone-code",
  run: async ({ db, sms, config }, { codeId }, deliveryId) => {
    const now = new Date()
    const isWanted = and(
      eq(phoneCodes.id, codeId),
      isNull(phoneCodes.cancelledAt),
      isNull(phoneCodes.verifiedAt),
      gt(phoneCodes.expiresAt, now),
    )
    const { phone, expiresAt, codeSeed } = phoneCodes
    const [to] = await db
      .select({ userId: users.id, phone, expiresAt, codeSeed, locale: users.locale })
      .from(phoneCodes)
      .innerJoin(users, eq(users.id, phoneCodes.userId))
      .where(isWanted)
    if (!to) return

    const codes = createPhoneCodes(config.authSecret)
    const code = codes.codeOf({ ...to, seed: to.codeSeed ?? codeId })
    const codeHash = codes.hash({ ...to, id: codeId }, code)
    await db.update(phoneCodes).set({ codeHash }).where(eq(phoneCodes.id, codeId))
    const count = Math.ceil((to.expiresAt.getTime() - now.getTime()) / 60_000)
    const text = wordsIn(to.locale)("sms:code", { appName: config.appName, code, count })
    await sms.send({ id: deliveryId, to: to.phone, text })
  },
}

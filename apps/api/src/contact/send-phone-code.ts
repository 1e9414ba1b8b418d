import { randomInt } from "node:crypto"
import { and, eq, gt, isNull } from "drizzle-orm"
import { phoneCodeLength, phoneCodeMinutes } from "@doable/domain/contact/phone-code"
import { phoneCodes } from "../platform/db/schema/contact.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { wordsIn } from "../platform/words.ts"
import { createPhoneCodes } from "../platform/sms/phone-code-parts.ts"

/** The code is made here and lives nowhere but in the message; a second try makes another one. */
export const sendPhoneCode: Effect<"phone-code.requested"> = {
  name: "send-phone-code",
  run: async ({ db, sms, config }, { codeId }, deliveryId) => {
    const isWanted = and(
      eq(phoneCodes.id, codeId),
      isNull(phoneCodes.cancelledAt),
      isNull(phoneCodes.verifiedAt),
      gt(phoneCodes.expiresAt, new Date()),
    )
    const [to] = await db
      .select({ userId: users.id, phone: phoneCodes.phone, locale: users.locale })
      .from(phoneCodes)
      .innerJoin(users, eq(users.id, phoneCodes.userId))
      .where(isWanted)
    if (!to) return

    const code = String(randomInt(10 ** phoneCodeLength)).padStart(phoneCodeLength, "0")
    const codeHash = createPhoneCodes(config.authSecret).hash({ id: codeId, ...to }, code)
    await db.update(phoneCodes).set({ codeHash }).where(eq(phoneCodes.id, codeId))
    const text = wordsIn(to.locale)("sms:code", { appName: config.appName, code, minutes: phoneCodeMinutes })
    await sms.send({ id: deliveryId, to: to.phone, text })
  },
}

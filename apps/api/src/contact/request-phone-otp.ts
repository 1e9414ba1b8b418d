import { and, eq, isNull, sql } from "drizzle-orm"
import type { RequestPhoneOtp } from "@doable/domain/contact/input"
import {
  phoneCodeMinutes,
  phoneCodePauseSeconds,
  whyCannotSendCode,
  type SentCodes,
} from "@doable/domain/contact/phone-code"
import type { UserContext } from "../context.ts"
import { phoneCodes } from "../db/schema/contact.ts"
import { addressGroup } from "../http/client-address.ts"
import { record } from "../outbox/record.ts"
import { refuse } from "../refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { sentCodes } from "./queries.ts"

const none: SentCodes = {
  lastSentAt: null,
  toNumberThisHour: 0,
  byPersonToday: 0,
  fromNetworkThisHour: 0,
  byAllToday: 0,
}

/** Has a code sent to the number. An older one of the same person for the same number counts no more. */
export function requestPhoneOtp(ctx: UserContext, { phoneNumber: phone }: RequestPhoneOtp) {
  const { prefixes, dailyLimit, isLimited } = ctx.phoneCodes
  const now = ctx.now()
  const userId = ctx.user.id
  const network = addressGroup(ctx.clientAddress)
  return ctx.db.transaction(async (tx) => {
    // The person first, then the number: many at once are counted one after another.
    await lockUser(tx, userId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone code|${phone}`}, 0))`)
    const sent = isLimited ? await sentCodes(tx, { userId, phone, network, now }) : none
    if (sent.byAllToday >= dailyLimit) ctx.log.error({ dailyLimit }, "no more messages today: look who asks")
    refuse(whyCannotSendCode({ phone, prefixes, sent, dailyLimit, now }))

    await tx
      .update(phoneCodes)
      .set({ cancelledAt: now })
      .where(
        and(
          eq(phoneCodes.userId, userId),
          eq(phoneCodes.phone, phone),
          isNull(phoneCodes.cancelledAt),
          isNull(phoneCodes.verifiedAt),
        ),
      )
    const expiresAt = new Date(now.getTime() + phoneCodeMinutes * 60_000)
    const row = { userId, phone, network, createdAt: now, expiresAt }
    const [code] = await tx.insert(phoneCodes).values(row).returning({ id: phoneCodes.id })
    if (!code) throw new Error("no code")
    await record(tx, { type: "phone-code.requested", codeId: code.id })
    return { expiresAt: expiresAt.toISOString(), retryAfterSec: phoneCodePauseSeconds }
  })
}

import { randomUUID } from "node:crypto"
import { and, eq, isNull, sql } from "../platform/db/drizzle.ts"
import type { RequestPhoneOtp } from "@doable/domain/contact/input"
import {
  canSendAgain,
  isBudgetSpent,
  isNewAccount,
  isOperatorClosed,
  operatorOf,
  phoneCodeMinutes,
  phoneCodePauseSeconds,
  whyCannotSendCode,
  type SentCodes,
} from "@doable/domain/contact/phone-code"
import type { UserContext } from "../platform/context.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"
import { addressGroup } from "../platform/http/client-address.ts"
import { record } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { askerOf, sentCodes } from "./queries.ts"

const none: SentCodes = {
  lastSentAt: null,
  toNumberThisHour: 0,
  byPersonToday: 0,
  fromNetworkThisHour: 0,
  toNeighboursThisHour: 0,
  toOperator: { sent: 0, entered: 0 },
  toOperatorByNew: { sent: 0, entered: 0 },
  byAllThisHour: 0,
  byAllToday: 0,
}

/**
 * Has a code sent to the number. While the last one to the same number can be entered, it is sent again: of two
 * messages that arrive in any order, both are right. Its time and its tries go on, so asking again wins neither.
 */
export function requestPhoneOtp(ctx: UserContext, { phoneNumber: phone }: RequestPhoneOtp) {
  const { prefixes, keptOpen, budget, isLimited } = ctx.phoneCodes
  const now = ctx.now()
  const userId = ctx.user.id
  const network = addressGroup(ctx.clientAddress)
  return ctx.db.transaction(async (tx) => {
    // Locks the person first, then the counters, so that all requests are counted one after another.
    await lockUser(tx, userId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('phone codes', 0))`)
    const operator = operatorOf(phone, prefixes)
    const sent = isLimited ? await sentCodes(tx, { userId, phone, network, operator, now }) : none
    if (isBudgetSpent(sent, budget)) ctx.log.error(budget, "no more messages for now: look who asks")
    const person = await askerOf(tx, userId)
    const isNew = isNewAccount(person.createdAt, now)
    if (isOperatorClosed(phone, sent, { keptOpen, isNew }))
      ctx.log.error(
        { operator, ...sent.toOperator, byNew: sent.toOperatorByNew },
        "few codes to these numbers are entered: none are sent for now, unless SMS_KEEP_OPEN says so",
      )
    refuse(whyCannotSendCode({ phone, prefixes, keptOpen, person, sent, budget, now }))

    const [last] = await tx
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
      .returning()
    const code = last?.codeSeed && canSendAgain(last, now) ? sameCode(last, last.codeSeed) : newCode(now)
    const id = randomUUID()
    const { codes } = ctx.phoneCodes
    const codeHash = codes.hash({ id, userId, phone }, codes.codeOf({ seed: code.codeSeed, userId, phone }))
    await tx.insert(phoneCodes).values({ id, userId, phone, network, createdAt: now, codeHash, ...code })
    await record(tx, { type: "phone-code.requested", codeId: id })
    return { expiresAt: code.expiresAt.toISOString(), retryAfterSec: phoneCodePauseSeconds }
  })
}

type CodeRow = typeof phoneCodes.$inferSelect

const sameCode = ({ expiresAt, tries }: CodeRow, codeSeed: string) => ({ codeSeed, expiresAt, tries })

const newCode = (now: Date) => ({
  codeSeed: randomUUID(),
  expiresAt: new Date(now.getTime() + phoneCodeMinutes * 60_000),
  tries: 0,
})

import { and, eq, ne, sql } from "../platform/db/drizzle.ts"
import { referralsPerDay } from "@doable/domain/user/referral"
import type { Transaction } from "../platform/db/client.ts"
import { referralLinks } from "../platform/db/schema/trust/referral.ts"
import { countWithin } from "../platform/http/count-within.ts"

const perDay = { max: referralsPerDay, seconds: 24 * 60 * 60 }

/** Someone who came by this link has confirmed their email: one more, and nothing about who. */
export async function countReferral(tx: Transaction, code: string, newUserId: string): Promise<void> {
  const { userId, count } = referralLinks
  const isIt = and(eq(referralLinks.code, code), ne(userId, newUserId))
  const [link] = await tx.select({ userId }).from(referralLinks).where(isIt)
  if (!link || !(await countWithin(tx, `referral|${link.userId}`, perDay))) return
  await tx
    .update(referralLinks)
    .set({ count: sql`${count} + 1` })
    .where(isIt)
}

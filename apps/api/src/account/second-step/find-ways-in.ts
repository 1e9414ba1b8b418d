import { and, eq } from "drizzle-orm"
import { accounts, secondStepRemovals, twoFactors } from "../../platform/db/schema/account.ts"
import type { AccountContext } from "../account-context.ts"

/** What the person logs in with, for the page that changes it. */
export async function findWaysIn({ db, user, secondStep }: AccountContext) {
  const [[step], [removal], [credential]] = await Promise.all([
    db
      .select({ since: twoFactors.confirmedAt })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, user.id), eq(twoFactors.verified, true))),
    db
      .select({ dueAt: secondStepRemovals.dueAt })
      .from(secondStepRemovals)
      .where(eq(secondStepRemovals.userId, user.id)),
    db
      .select({ changedAt: accounts.updatedAt })
      .from(accounts)
      .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential"))),
  ])
  return {
    secondStep: step && {
      since: step.since?.toISOString() ?? null,
      codesLeft: await secondStep.codesLeft(user.id),
      removalDueAt: removal?.dueAt.toISOString() ?? null,
    },
    password: credential ? { changedAt: credential.changedAt.toISOString() } : null,
  }
}

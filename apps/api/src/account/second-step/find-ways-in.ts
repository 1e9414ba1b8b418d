import { and, asc, eq } from "../../platform/db/drizzle.ts"
import { whyNotRecent } from "@doable/domain/account/recent-sign-in"
import { mostPasskeys } from "@doable/domain/account/ways-in/passkey"
import { accounts, passkeys, secondStepRemovals, twoFactors } from "../../platform/db/schema/account.ts"
import type { AccountContext } from "../account-context.ts"

/** What the person logs in with, for the page that changes it. */
export async function findWaysIn({ db, user, session, now, secondStep }: AccountContext) {
  const [[step], [removal], known, keys] = await Promise.all([
    db
      .select({ since: twoFactors.confirmedAt })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, user.id), eq(twoFactors.verified, true))),
    db
      .select({ dueAt: secondStepRemovals.dueAt })
      .from(secondStepRemovals)
      .where(eq(secondStepRemovals.userId, user.id)),
    db
      .select({
        id: accounts.id,
        provider: accounts.providerId,
        email: accounts.email,
        since: accounts.createdAt,
        changedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, user.id)),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id))
      .orderBy(asc(passkeys.createdAt))
      .limit(mostPasskeys),
  ])
  const credential = known.find(({ provider }) => provider === "credential")
  return {
    /** A change would ask for a login first. */
    isRecent: whyNotRecent({ startedAt: session.startedAt, now: now() }) === null,
    secondStep: step && {
      since: step.since?.toISOString() ?? null,
      codesLeft: await secondStep.codesLeft(user.id),
      removalDueAt: removal?.dueAt.toISOString() ?? null,
    },
    password: credential ? { changedAt: credential.changedAt.toISOString() } : null,
    linked: known
      .filter(({ provider }) => provider !== "credential")
      .map(({ id, provider, email, since }) => ({ id, provider, email, since: since.toISOString() })),
    passkeys: keys.map(({ createdAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

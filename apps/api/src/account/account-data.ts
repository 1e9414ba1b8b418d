import { asc, desc, eq } from "../platform/db/drizzle.ts"
import {
  accountLinks,
  accounts,
  emailChanges,
  passkeys,
  secondStepRemovals,
  sessions,
  signInGuards,
  signUps,
  twoFactors,
} from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { emailKey } from "./email-key.ts"
import { endSessions } from "./end-sessions.ts"
import { endResets } from "./reset-tokens.ts"

export const accountData: PersonalData = {
  forget: async (tx, { id, email }) => {
    await endSessions(tx, id)
    await endResets(tx, id)
    await tx.delete(accounts).where(eq(accounts.userId, id))
    await tx.delete(accountLinks).where(eq(accountLinks.userId, id))
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id))
    await tx.delete(signUps).where(eq(signUps.userId, id))
    await tx.delete(passkeys).where(eq(passkeys.userId, id))
    await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
    await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, id))
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, id))
    // With the devices that this address was known on.
    await tx.delete(signInGuards).where(eq(signInGuards.keyHash, emailKey(email)))
  },
  tell: async (db, userId) => {
    const { name, email, emailVerified, image, role, status, accountType, locale } = users
    const { termsVersion, createdAt, updatedAt } = users
    const account = { name, email, emailVerified, image, role, status, accountType, locale, termsVersion }
    const { ipAddress, userAgent } = sessions
    const { oldEmail, newEmail } = emailChanges
    const [[user], ways, known, changes, keys, steps, removals] = await Promise.all([
      db
        .select({ ...account, createdAt, updatedAt })
        .from(users)
        .where(eq(users.id, userId)),
      db
        .select({ provider: accounts.providerId, email: accounts.email, createdAt: accounts.createdAt })
        .from(accounts)
        .where(eq(accounts.userId, userId))
        .orderBy(asc(accounts.createdAt))
        .limit(mostTold),
      db
        .select({
          ipAddress,
          userAgent,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.updatedAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt))
        .limit(mostTold),
      db
        .select({ oldEmail, newEmail, expiresAt: emailChanges.expiresAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, userId)),
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt))
        .limit(mostTold),
      db
        .select({ isOn: twoFactors.verified, since: twoFactors.confirmedAt })
        .from(twoFactors)
        .where(eq(twoFactors.userId, userId)),
      db
        .select({ requestedAt: secondStepRemovals.requestedAt, dueAt: secondStepRemovals.dueAt })
        .from(secondStepRemovals)
        .where(eq(secondStepRemovals.userId, userId)),
    ])
    return {
      account: user,
      waysToSignIn: ways,
      sessions: known,
      emailChanges: changes,
      passkeys: keys,
      secondStep: steps,
      secondStepRemovals: removals,
    }
  },
}

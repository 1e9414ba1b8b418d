import { and, eq } from "drizzle-orm"
import { signUpInput } from "@doable/domain/account/input"
import type { Database, Transaction } from "../db/client.ts"
import { accounts } from "../db/schema/account.ts"
import { users } from "../db/schema/user.ts"
import { record } from "../outbox/record.ts"
import { mayWriteTo } from "./letter-allowance.ts"
import { requestVerification } from "./request-verification.ts"

type Again = {
  user: { id: string; emailVerified: boolean }
  request: Request | undefined
  /** Of the password that was just given. */
  passwordHash: string | undefined
}

/**
 * Someone signs up with an address that has an account. The page says the same as ever, the mailbox learns the
 * truth. An account that nobody has confirmed belongs to nobody yet: the last one to sign up sets its password.
 */
export async function signUpAgain(tx: Transaction | Database, { user, request, passwordHash }: Again) {
  if (user.emailVerified) {
    if (await mayWriteTo(tx, user.id, "sign-up"))
      await record(tx, { type: "sign-up.repeated", userId: user.id })
    return
  }
  const given = signUpInput.safeParse(await request?.json())
  if (!given.success || !passwordHash) return
  const { name, locale, callbackURL } = given.data
  await tx
    .update(users)
    .set({ name, ...(locale && { locale }), updatedAt: new Date() })
    .where(eq(users.id, user.id))
  await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")))
  await requestVerification(tx, { userId: user.id, redirect: callbackURL })
}

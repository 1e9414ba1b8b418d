import { and, eq } from "drizzle-orm"
import type { Database, Transaction } from "../db/client.ts"
import { accounts } from "../db/schema/account.ts"
import { record } from "../outbox/record.ts"
import { emailKey } from "./email-key.ts"
import { mayWriteTo } from "./letter-allowance.ts"

type Existing = { id: string; email: string; emailVerified: boolean }

/**
 * Someone signs up with an address that has an account. The page says the same as ever, the mailbox learns the
 * truth. An account that nobody has confirmed belongs to nobody yet: of two passwords neither counts, or a
 * stranger's could stand behind the owner's confirmation. Whoever holds the mailbox chooses one by letter.
 */
export async function signUpAgain(tx: Transaction | Database, user: Existing) {
  if (user.emailVerified) {
    if (await mayWriteTo(tx, user.id, "sign-up"))
      await record(tx, { type: "sign-up.repeated", userId: user.id })
    return
  }
  await tx
    .update(accounts)
    .set({ password: null, updatedAt: new Date() })
    .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")))
  if (await mayWriteTo(tx, emailKey(user.email), "password-reset"))
    await record(tx, { type: "password-reset.requested", email: user.email })
}

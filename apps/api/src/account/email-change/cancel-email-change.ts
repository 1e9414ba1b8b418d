import { eq } from "../../platform/db/drizzle.ts"
import { emailChanges } from "../../platform/db/schema/account.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"

/** Cancels the user's pending email change: the links in its emails no longer work. */
export async function cancelEmailChange({ db, user }: AccountContext) {
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id))
  })
  return { status: true }
}

import type { ChangeEmail } from "@doable/domain/account/input"
import { emailChangeMinutes } from "@doable/domain/account/links"
import { isWithin } from "@doable/domain/account/own-path"
import { emailChanges } from "../../platform/db/schema/account.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { askedIn } from "../recipient.ts"
import { emailKey } from "../email-key.ts"
import { mayWriteTo } from "../email-rate-limit.ts"

/**
 * Only a request: the email changes once the links in both emails have been opened. A later request replaces this one.
 */
export async function changeEmail(ctx: AccountContext, { newEmail, callbackURL }: ChangeEmail) {
  const { db, user } = ctx
  const address = newEmail.toLowerCase()
  refuse(callbackURL === undefined || isWithin(ctx.uiUrl, callbackURL) ? null : "redirect_foreign")
  refuse(address === user.email ? "email_unchanged" : null)
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    // Per account and per address: nobody's mailbox is flooded through many accounts.
    for (const addressee of [user.id, emailKey(address)])
      refuse((await mayWriteTo(tx, addressee, "email-change")) ? null : "too_many_tries")
    const wish = {
      oldEmail: user.email,
      newEmail: address,
      oldTokenHash: null,
      newTokenHash: null,
      oldFollowedAt: null,
      newFollowedAt: null,
      expiresAt: new Date(ctx.now().getTime() + emailChangeMinutes * 60_000),
    }
    const [change] = await tx
      .insert(emailChanges)
      .values({ userId: user.id, ...wish })
      .onConflictDoUpdate({ target: emailChanges.userId, set: wish })
      .returning({ id: emailChanges.id })
    if (!change) return
    await record(tx, {
      type: "email-change.requested",
      changeId: change.id,
      newEmail: address,
      ...askedIn(ctx),
    })
  })
  return { status: true }
}

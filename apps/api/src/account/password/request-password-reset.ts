import type { RequestPasswordReset } from "@doable/domain/account/input"
import { resetPageOf } from "@doable/domain/account/reset-page"
import { isWithin } from "@doable/domain/account/own-path"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import type { VisitorContext } from "../account-context.ts"
import { askedIn } from "../recipient.ts"
import { emailKey } from "../email-key.ts"
import { mayWriteTo } from "../email-rate-limit.ts"

/** Doesn't check whether the account exists, so the answer reveals nothing. The job that writes the email does. */
export async function requestPasswordReset(ctx: VisitorContext, { email, redirectTo }: RequestPasswordReset) {
  refuse(redirectTo === undefined || isWithin(ctx.uiUrl, redirectTo) ? null : "redirect_foreign")
  const address = email.toLowerCase()
  await ctx.db.transaction(async (tx) => {
    if (await mayWriteTo(tx, emailKey(address), "password-reset"))
      await record(tx, {
        type: "password-reset.requested",
        email: address,
        page: resetPageOf(ctx.uiUrl, redirectTo),
        ...askedIn(ctx),
      })
  })
  return { status: true }
}

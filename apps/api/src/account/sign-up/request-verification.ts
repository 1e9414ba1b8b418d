import type { SendVerification } from "@doable/domain/account/input"
import { record } from "../../platform/outbox/record.ts"
import type { VisitorContext } from "../account-context.ts"
import { askedIn } from "../recipient.ts"
import { emailKey } from "../email-key.ts"
import { mayWriteTo } from "../email-rate-limit.ts"

/**
 * Doesn't check whether the address waits for confirmation, so the answer reveals nothing. The job that writes the
 * email does.
 */
export async function requestVerification(
  ctx: Pick<VisitorContext, "db" | "language">,
  { email: given, signUpId }: SendVerification,
  // Wrong passwords must not use up the letters of a sign-up.
  hourlyAs: "verification" | "verification-at-sign-in" = "verification",
) {
  const email = given.toLowerCase()
  await ctx.db.transaction(async (tx) => {
    if (await mayWriteTo(tx, emailKey(email), "verification", { hourlyAs }))
      await record(tx, {
        type: "verification.requested",
        email,
        ...(signUpId && { signUpId }),
        ...askedIn(ctx),
      })
  })
  return { status: true }
}

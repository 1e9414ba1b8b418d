import { getOAuthState } from "better-auth/api"
import { eq } from "../../platform/db/drizzle.ts"
import { localeFromAcceptLanguage } from "@doable/domain/locale"
import { personName } from "@doable/domain/user/name-input"
import { papers } from "@doable/domain/user/papers"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { countReferral } from "../../user/count-referral.ts"
import { record } from "../../platform/outbox/record.ts"

/** A provider's picture lies elsewhere, and its name needn't be one that we take. */
export function cleanPerson<User extends { name: string }>(user: User) {
  const name = personName.safeParse(user.name)
  return { ...user, image: null, name: name.success ? name.data : "" }
}

/** What our own sign-up does for someone new, whose email the provider has confirmed. */
export async function welcome(
  db: Database,
  { id: userId, emailVerified }: { id: string; emailVerified: boolean },
  acceptLanguage: string | null,
) {
  // The login started with it, and the library keeps it with the state.
  const invitedBy: unknown = (await getOAuthState())?.["invitedBy"]
  const locale = localeFromAcceptLanguage(acceptLanguage ?? undefined)
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ termsVersion: papers.terms[0].version, ...(locale && { locale }) })
      .where(eq(users.id, userId))
    await record(tx, { type: "user.registered", userId })
    if (typeof invitedBy === "string" && emailVerified) await countReferral(tx, invitedBy, userId)
  })
}

import { eq, inArray } from "../platform/db/drizzle.ts"
import type { Locale } from "@doable/domain/locale"
import { passkeys } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import type { ServerDeps } from "../platform/server/api-env.ts"
import { appealTokenFor } from "./appeal-token.ts"
import { accountRestriction, describeMine } from "./queries.ts"

/** Who it was, by what they proved it with. */
type Proved = { id: string } | { email: string } | { passkey: string }

/**
 * Someone who is deactivated has just proved who they are: they read why, until when, and get the key to their one
 * appeal. Everyone else never gets this answer.
 */
export async function tellDeactivated(
  response: Response,
  { db, now, config }: ServerDeps,
  { person, locale }: { person: Proved | null; locale: Locale | null },
): Promise<Response> {
  if (response.status !== 403 || !person) return response
  const { code } = (await response.clone().json()) as { code?: string }
  if (code !== "ACCOUNT_DEACTIVATED") return response
  const [user] = await db.select({ id: users.id, locale: users.locale }).from(users).where(isThem(db, person))
  const row = user && (await accountRestriction(db, user.id))
  if (!row) return response
  const restriction = describeMine(row, locale ?? user.locale, now())
  const token = restriction.canAppeal ? appealTokenFor(row, config.authSecret, now()) : null
  return Response.json({ code, restriction, token }, { status: 403, headers: response.headers })
}

function isThem(db: ServerDeps["db"], person: Proved) {
  if ("id" in person) return eq(users.id, person.id)
  if ("email" in person) return eq(users.email, person.email.toLowerCase())
  const theirs = eq(passkeys.credentialID, person.passkey)
  return inArray(users.id, db.select({ id: passkeys.userId }).from(passkeys).where(theirs))
}

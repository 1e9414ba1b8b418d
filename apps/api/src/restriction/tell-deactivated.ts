import { eq } from "drizzle-orm"
import type { Locale } from "@doable/domain/locale"
import { users } from "../platform/db/schema/user.ts"
import type { ServerDeps } from "../platform/server/api-env.ts"
import { appealTokenFor } from "./appeal-token.ts"
import { accountRestriction, describeMine } from "./queries.ts"

/**
 * Someone who is deactivated has just proved who they are: they read why, until when, and get the key to their one
 * appeal. Everyone else never gets this answer.
 */
export async function tellDeactivated(
  response: Response,
  { db, now, config }: ServerDeps,
  { person, locale }: { person: { id: string } | { email: string } | null; locale: Locale | null },
): Promise<Response> {
  if (response.status !== 403 || !person) return response
  const { code } = (await response.clone().json()) as { code?: string }
  if (code !== "ACCOUNT_DEACTIVATED") return response
  const isThem = "id" in person ? eq(users.id, person.id) : eq(users.email, person.email.toLowerCase())
  const [user] = await db.select({ id: users.id, locale: users.locale }).from(users).where(isThem)
  const row = user && (await accountRestriction(db, user.id))
  if (!row) return response
  const restriction = describeMine(row, locale ?? user.locale, now())
  const token = restriction.canAppeal ? appealTokenFor(row, config.authSecret, now()) : null
  return Response.json({ code, restriction, token }, { status: 403, headers: response.headers })
}

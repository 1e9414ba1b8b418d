import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { Locale } from "@doable/domain/locale"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

const columns = { id: users.id, email: users.email, locale: users.locale }

/** Who may be written to under this address; nobody if the account is closed. */
export async function recipientByEmail(db: Database, email: string) {
  const [to] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email), ne(users.status, "deactivated")))
  return to
}

export async function recipientById(db: Database, userId: string) {
  const [to] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, "deactivated")))
  return to
}

/** An email requested on a page uses the page's language. */
export function inLanguage<To extends { locale: Locale }>(to: To, asked: Locale | undefined): To {
  return asked ? { ...to, locale: asked } : to
}

/** What an event stores about the page that asked. */
export function askedIn({ language }: { language: Locale | null }) {
  return language ? { locale: language } : {}
}

import { and, eq, ne, type SQL } from "drizzle-orm"
import type { Locale } from "@doable/domain/locale"
import type { SetLocale } from "@doable/domain/user/input"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Emails use the language chosen last. */
export async function setLocale({ db, user }: Pick<UserContext, "db" | "user">, { locale }: SetLocale) {
  await setLocaleOf(db, eq(users.id, user.id), locale)
  return { locale }
}

/** Most choices are the one that was made before: those write nothing. */
export async function setLocaleOf(db: Database, isPerson: SQL, locale: Locale) {
  await db
    .update(users)
    .set({ locale })
    .where(and(isPerson, ne(users.locale, locale)))
}

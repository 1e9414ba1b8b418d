import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { SetLocale } from "@doable/domain/user/input"
import type { UserContext } from "../platform/context.ts"
import { users } from "../platform/db/schema/user.ts"

/** The language last chosen is that of the letters. Most choices are the one made before: those write nothing. */
export async function setLocale({ db, user }: Pick<UserContext, "db" | "user">, { locale }: SetLocale) {
  await db
    .update(users)
    .set({ locale })
    .where(and(eq(users.id, user.id), ne(users.locale, locale)))
  return { locale }
}

import { and, eq, ne } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { users } from "../db/schema/user.ts"

const columns = { id: users.id, email: users.email, locale: users.locale }

/** Who may be written to under this address; nobody if the account is closed. */
export async function addresseeByEmail(db: Database, email: string) {
  const [to] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.email, email), ne(users.status, "deactivated")))
  return to
}

export async function addresseeById(db: Database, userId: string) {
  const [to] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, "deactivated")))
  return to
}

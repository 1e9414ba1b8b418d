import { eq, sql, type AnyColumn } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** How administrators see someone: people who gave no name are known by their email. Nobody else is shown this. */
export const nameOrEmail = ({ name, email }: { name: AnyColumn; email: AnyColumn }) =>
  sql<string>`coalesce(nullif(${name}, ''), ${email})`

/** The same of one person; null once they're gone. */
export async function findNameOrEmail(db: Database, id: string): Promise<string | null> {
  const [person] = await db
    .select({ name: nameOrEmail(users) })
    .from(users)
    .where(eq(users.id, id))
  return person?.name ?? null
}

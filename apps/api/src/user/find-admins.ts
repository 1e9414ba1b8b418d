import { and, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Everyone who can act as an administrator at this moment. */
export const isActiveAdmin = and(eq(users.role, "ADMIN"), eq(users.status, "active"))

export async function findAdmins(db: Database): Promise<string[]> {
  const admins = await db.select({ id: users.id }).from(users).where(isActiveAdmin).orderBy(users.id)
  return admins.map(({ id }) => id)
}

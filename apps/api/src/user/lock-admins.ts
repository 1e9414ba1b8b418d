import type { Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import { isActiveAdmin } from "./find-admins.ts"

/** Everyone who takes an administrator's rights queues here, so that of two at the same moment one stays. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(users.id)
    .for("update")
  return admins.map(({ id }) => id)
}

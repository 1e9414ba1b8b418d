import { sql, type SQL } from "../../platform/db/drizzle.ts"
import { lockedPeople } from "../../account/locked-people.ts"
import type { Context } from "../../platform/context.ts"
import { cappedCounts } from "../../platform/db/lists/capped-counts.ts"

/** As far as the list itself is counted. */
const countedTo = 10_000

type UserCut = "all" | "doers" | "admins" | "unverified" | "locked" | "limited" | "deactivated"

/** How many there are of whom administrators look for. */
export async function countUsers({ db, now }: Pick<Context, "db" | "now">) {
  return cappedCounts(db, userCuts(await lockedPeople(db, now())), countedTo)
}

/** Each count uses its own index. People who have left don't count. */
export function userCuts(locked: string[]): Record<UserCut, SQL> {
  const those = (which: SQL) =>
    sql`select from users where deleted_at is null and ${which} order by created_at desc`
  return {
    all: those(sql`true`),
    doers: those(sql`account_type = 'PROVIDER'`),
    admins: those(sql`role = 'ADMIN'`),
    unverified: those(sql`not email_verified`),
    locked: sql`select from users where deleted_at is null and id = any(${sql.param(locked)}::text[])`,
    limited: those(sql`status = 'limited'`),
    deactivated: those(sql`status = 'deactivated'`),
  }
}

import { sql, type SQL } from "../platform/db/drizzle.ts"

/** One of the two has blocked the other. For statements that are written as text: names of columns, or `$1`. */
export const areBlockedText = (one: string, other: string) => `exists (select 1 from user_blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`

/** The same as a part of a query: columns, or ids. */
export const areBlocked = (one: unknown, other: unknown): SQL => sql`exists (select 1 from user_blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`

/** Neither has blocked the other, and it isn't their own. */
export const mayHear = (reader: string, owner: string) =>
  `${reader} <> ${owner} and not ${areBlockedText(reader, owner)}`

/** Their account is in use, and they may hear of what this person posts. */
export const hears = (
  userId: string,
  owner: "t.owner_id" | "tasks.owner_id" | "p.user_id" | "users.id",
): SQL =>
  sql`exists (select 1 from users r where r.id = ${userId} and r.status = 'active' and r.deleted_at is null
    and ${sql.raw(mayHear("r.id", owner))})`

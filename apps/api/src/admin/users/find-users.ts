import { sql, type SQL } from "../../platform/db/drizzle.ts"
import type { GetUsers, UserFilter } from "@doable/domain/user/admin-input"
import type { AccountType, UserRole, UserStatus } from "@doable/domain/user/status"
import { lockedAmong, lockedPeople } from "../../account/locked-people.ts"
import type { Context } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { isoDate } from "../../platform/db/wire-format.ts"
import { isCalled } from "../../user/people-called.ts"

/** Counting further would read more than anyone looks at; of what is searched for, less is enough. */
const countedOf = { all: 10_000, search: 1000 }
const mostTasksCounted = 1000

/** Sessions go when people log out; what they did stays in the log, and a doer's visits on the profile. */
const lastSeen = `greatest(
  (select max(s.updated_at) from sessions s where s.user_id = u.id),
  (select l.created_at from audit_logs l where l.actor_id = u.id
     order by l.created_at desc nulls last, l.id desc nulls last limit 1),
  (select p.last_active_at from provider_profiles p where p.user_id = u.id))`

type Found = {
  id: string
  name: string
  email: string
  image: string | null
  role: UserRole
  status: UserStatus
  accountType: AccountType
  isVerified: boolean
  createdAt: string
  lastSeenAt: string | null
  taskCount: number
}

/** An index limits the page first; everything else is looked up for its few rows. */
export async function findUsers(
  { db, now }: Pick<Context, "db" | "now">,
  { filter, orderBy, pagination }: GetUsers,
) {
  const where = await userConditions(db, filter, now())
  const order = orderBy === "newest" ? sql`created_at desc, id desc` : sql`created_at, id`
  const countedTo = filter.q ? countedOf.search : countedOf.all
  const [found, counted] = await Promise.all([
    db.execute<Found>(sql`
      with page as materialized (
        select id, created_at from users where ${where}
        order by ${order} limit ${pagination.limit} offset ${pagination.offset}
      )
      select u.id, coalesce(nullif(u.name, ''), u.email) as name, u.email, u.image, u.role, u.status, u.account_type as "accountType",
             u.email_verified as "isVerified", ${sql.raw(isoDate("u.created_at"))} as "createdAt",
             ${sql.raw(isoDate(lastSeen))} as "lastSeenAt",
             (select count(*)::int from (select from tasks t where t.owner_id = u.id and t.status <> 'draft'
               limit ${mostTasksCounted}) posted) as "taskCount"
      from (select id, created_at from page) p join users u on u.id = p.id
      order by ${orderBy === "newest" ? sql`p.created_at desc, p.id desc` : sql`p.created_at, p.id`}`),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count
      from (select from users where ${where} order by created_at desc limit ${countedTo + 1}) counted`),
  ])
  const locked = await lockedAmong(db, found.rows, now())
  const total = counted.rows[0]?.count ?? 0
  return {
    data: found.rows.map((row) => ({ ...row, isLocked: locked.has(row.id) })),
    total: Math.min(total, countedTo),
    isMore: total > countedTo,
  }
}

/** Conditions on `users` alone, without an alias. People who have left don't count. */
export async function userConditions(db: Database, filter: UserFilter, now: Date): Promise<SQL> {
  const { q, role, accountType, status, isVerified, isLocked } = filter
  const all = [sql`deleted_at is null`]
  if (role) all.push(sql`role = ${role}`)
  if (accountType) all.push(sql`account_type = ${accountType}`)
  if (status) all.push(sql`status = ${status}`)
  if (isVerified !== undefined) all.push(isVerified ? sql`email_verified` : sql`not email_verified`)
  if (isLocked) all.push(sql`id = any(${sql.param(await lockedPeople(db, now))}::text[])`)
  if (q) {
    all.push(sql`(${isCalled(sql`name || ' ' || email`, q)} or id = ${q})`)
  }
  return sql.join(all, sql` and `)
}

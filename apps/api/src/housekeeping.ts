import { sql, type SQL } from "./platform/db/drizzle.ts"
import { keptDays } from "@doable/domain/user/retention"
import type { Database } from "./platform/db/client.ts"
import { deleteOldContactMessages } from "./contact-message/delete-old-contact-messages.ts"
import { deleteOldMatches } from "./saved-search/delete-old-matches.ts"
import { deleteOldNotifications } from "./notification/delete-old-notifications.ts"
import type { Timers } from "./platform/jobs/timers.ts"

const daysAgo = (days: number) => sql.raw(`now() - interval '${days} days'`)

/** An account that nobody has confirmed in a day goes, so that its address is as free as ever. */
const neverConfirmed = sql`not email_verified and deleted_at is null and status <> 'deactivated'
  and created_at < ${daysAgo(keptDays.unconfirmedAccount)}
  and not exists (select from sign_ups where user_id = users.id and expires_at > now())`

/** Events whose effect is pending, or has failed and can be retried, are kept as long as the job. */
const workedOff = sql`dispatched_at < ${daysAgo(keptDays.sentEvent)} and not exists (
    select from pgboss.job where state < 'completed' and data->>'eventId' = outbox_events.id::text)`

/** Deletes what has expired: dead sessions, codes and counts right away, finished events after a month. */
export const overdue: readonly (readonly [table: SQL, isOver: SQL])[] = [
  [sql`sessions`, sql`expires_at < now()`],
  [sql`verifications`, sql`expires_at < now()`],
  [sql`account_links`, sql`expires_at < now()`],
  [sql`users`, neverConfirmed],
  [sql`sign_ups`, sql`expires_at < now()`],
  [sql`email_changes`, sql`expires_at < now()`],
  [sql`sign_in_guards`, sql`forget_at < now()`],
  // The longest window of any limit is a day.
  [sql`rate_limits`, sql`last_request < (extract(epoch from now() - interval '1 day') * 1000)::bigint`],
  [sql`phone_codes`, sql`created_at < ${daysAgo(keptDays.phoneCode)}`],
  [sql`outbox_events`, workedOff],
  [sql`unlisted_notifications`, sql`created_at < ${daysAgo(keptDays.sentEvent)}`],
  [sql`audit_origins`, sql`created_at < ${daysAgo(keptDays.auditOrigin)}`],
]

export async function cleanHouse(db: Database) {
  for (const [table, isOver] of overdue) await deleteAll(db, table, isOver)
  await deleteOldContactMessages(db)
  await deleteOldNotifications(db)
  await deleteOldMatches(db)
  await db.execute(sql`delete from text_rule_hits where day < ${daysAgo(keptDays.textRuleHit)}`)
}

const portion = 1000

/** In portions, so that no statement outlives its time limit or holds its locks for long. */
async function deleteAll(db: Database, table: SQL, isOver: SQL) {
  let deleted: number
  do {
    const some = sql`select id from ${table} where ${isOver} limit ${sql.raw(String(portion))}`
    const { rowCount } = await db.execute(sql`delete from ${table} where id in (${some})`)
    deleted = rowCount ?? 0
  } while (deleted === portion)
}

export const housekeeping: Timers = {
  queue: "housekeeping",
  cron: "17 3 * * *",
  expireInSeconds: 120,
  run: ({ db }) => cleanHouse(db),
}

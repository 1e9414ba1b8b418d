import { sql } from "../platform/db/drizzle.ts"
import { liveOffers, offersPerDay } from "@doable/domain/offer/limits"
import type { Offering } from "@doable/domain/offer/rules"
import { Refused } from "@doable/domain/refusal"
import type { Database, Transaction } from "../platform/db/client.ts"
import { hasLicence } from "../provider/has-licence.ts"
import type { TaskRow } from "../task/lock-task.ts"
import { areBlocked } from "../user/may-hear.ts"

type Task = Pick<TaskRow, "id" | "ownerId" | "categoryId" | "status" | "offerCap" | "needsVerification">
type Profile = Offering["profile"]
type Facts = Omit<Offering, "task" | "doer" | "profile" | "limits"> & {
  status: string
  emailVerified: boolean
  hasPhone: boolean
  profileStatus: NonNullable<Profile>["status"] | null
  level: NonNullable<Profile>["level"] | null
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Everything that decides whether this person may make an offer on this task. Commands ask under the locks of both.
 */
export async function offeringFacts(
  db: Database | Transaction,
  task: Task,
  userId: string,
  now: Date,
): Promise<Offering> {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const { rows } = await db.execute<Facts>(sql`
    select u.status, u.email_verified as "emailVerified",
      exists (select 1 from contacts c
        where c.user_id = u.id and c.type = 'phone' and c.verified_at is not null) as "hasPhone",
      p.status as "profileStatus", p.level,
      not exists (select 1 from categories c where c.id = ${task.categoryId}::uuid and c.requires_verification
        and not ${hasLicence(now)}) as "isLicensed",
      ${areBlocked(sql`u.id`, task.ownerId)} as "isBlocked",
      exists (select 1 from task_offers o where o.task_id = ${task.id}::uuid and o.provider_id = u.id
        and o.status in ('active', 'stale')) as "hasLive",
      exists (select 1 from task_offers o where o.task_id = ${task.id}::uuid and o.provider_id = u.id
        and o.status = 'declined' and o.decline_reason <> 'task_closed'
        and not exists (select 1 from task_invites i where i.task_id = o.task_id and i.provider_id = u.id
          and i.status in ('sent', 'viewed') and i.created_at > o.closed_at)) as "wasDeclined",
      (select count(*)::int from task_offers o where o.task_id = ${task.id}::uuid
        and o.status in ('active', 'stale')) as "liveOnTask",
      (select count(*)::int from task_offers o where o.provider_id = u.id
        and o.status in ('active', 'stale')) as "liveOfDoer",
      (select count(*)::int from task_offers o where o.provider_id = u.id
        and o.created_at > ${dayAgo}::timestamptz) as "madeToday"
    from users u left join provider_profiles p on p.user_id = u.id where u.id = ${userId}`)
  const [facts] = rows
  if (!facts) throw new Refused("sign_in_needed")
  const { status, emailVerified, hasPhone, profileStatus, level, ...counted } = facts
  return {
    ...counted,
    task,
    doer: { id: userId, status, emailVerified, hasPhone },
    profile: profileStatus && level ? { status: profileStatus, level } : null,
    limits: { live: liveOffers, perDay: offersPerDay },
  }
}

import type { ActionRole } from "@doable/domain/dashboard/actions"
import { taskGroups } from "@doable/domain/dashboard/task-groups"
import { startHoursAhead } from "@doable/domain/deal/limits"
import { staleHours } from "@doable/domain/offer/limits"
import { reviewDays } from "@doable/domain/review/limits"
import { marketZone } from "@doable/domain/time/market-day"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { nameOf } from "../provider/describe-provider.ts"
import { areBlockedText } from "../user/may-hear.ts"
import type { Action, DashboardAnswer } from "./answers.ts"

const mostActions = 50

/** One statement, planned once: every part is found by an index of the person's own. `$2` is now, `$3` one role alone. */
const actions = `
  select kind, role, "taskId", "assignmentId", waiting.title, waiting.lang, count, ${isoDate("due")} as "dueAt",
    case when c.id is null then null else json_build_object('slug', c.slug, 'parentSlug', branch.slug) end as category
  from (
    select 'confirm_completion' as kind, 'owner' as role, t.id as "taskId", a.id as "assignmentId", t.title, t.lang, 1 as count,
        a.ends_at as due
      from tasks t join task_assignments a on a.task_id = t.id and a.ended_at is null
      where t.owner_id = $1 and t.status = 'completion_requested'
    union all
    select 'choose_offer', 'owner', t.id, null, t.title, t.lang, count(*)::int,
        least(min(o.valid_until), t.expires_at)
      from tasks t join task_offers o on o.task_id = t.id and o.status = 'active'
        and not exists (select 1 from offer_counters n where n.offer_id = o.id and n.status = 'open')
      where t.owner_id = $1 and t.status = 'open' group by t.id
    union all
    select 'answer_question', 'owner', t.id, null, t.title, t.lang, count(*)::int, null
      from tasks t join task_questions q on q.task_id = t.id
      where t.owner_id = $1 and t.status = 'open' and q.answered_at is null and not q.is_hidden
        and q.deleted_at is null group by t.id
    union all
    select case when t.status = 'assigned' then 'start_work' when a.revision_round > 0 then 'make_changes'
        else 'finish_work' end, 'doer', t.id, a.id, t.title, t.lang, 1, g.scheduled_at
      from tasks t join task_assignments a on a.task_id = t.id and a.ended_at is null
      join agreements g on g.assignment_id = a.id
      where t.assigned_provider_id = $1 and t.status in ('assigned', 'in_progress')
        and not (t.status = 'assigned' and a.stranded_at is not null)
        and (t.status <> 'assigned' or g.scheduled_at is null
          or g.scheduled_at <= $2::timestamptz + interval '${startHoursAhead} hours')
        and g.version = (select max(v.version) from agreements v where v.assignment_id = a.id)
    union all
    select 'reconfirm_offer', 'doer', t.id, null, t.title, t.lang, 1, o.stale_at + interval '${staleHours} hours'
      from task_offers o join tasks t on t.id = o.task_id
      where o.provider_id = $1 and o.status = 'stale' and t.status = 'open'
    union all
    select 'answer_counter', 'doer', t.id, null, t.title, t.lang, 1, o.valid_until
      from task_offers o join tasks t on t.id = o.task_id
      join offer_counters n on n.offer_id = o.id and n.status = 'open'
      where o.provider_id = $1 and o.status = 'active' and t.status = 'open' and o.valid_until > $2
    union all
    select 'answer_invite', 'doer', t.id, null, t.title, t.lang, 1, i.expires_at
      from task_invites i join tasks t on t.id = i.task_id
      where i.provider_id = $1 and i.status in ('sent', 'viewed') and i.expires_at > $2 and t.status = 'open'
    union all
    select 'answer_request', case when t.owner_id = $1 then 'owner' else 'doer' end, t.id, null, t.title, t.lang,
        count(*)::int, min(c.expires_at)
      from change_requests c join tasks t on t.id = c.task_id
      where c.to_user_id = $1 and c.status = 'pending' and c.paused_at is null and c.expires_at > $2 group by t.id
    union all
    select case when d.status = 'awaiting_reply' then 'reply_dispute' else 'answer_proposal' end,
        case when t.owner_id = $1 then 'owner' else 'doer' end, t.id, d.assignment_id, t.title, t.lang, 1, d.due_at
      from disputes d join tasks t on t.id = d.task_id
      where d.ended_at is null and (d.against_id = $1 and d.status = 'awaiting_reply'
        or (d.against_id = $1 or d.opened_by_id = $1) and d.status = 'negotiation'
          and $1 <> (select p.by_user_id from dispute_proposals p where p.dispute_id = d.id
            order by p.position desc limit 1))
    union all
    select 'write_review', case when a.owner_id = $1 then 'owner' else 'doer' end, t.id, a.id, t.title, t.lang, 1,
        a.ended_at + interval '${reviewDays.window} days'
      from task_assignments a join tasks t on t.id = a.task_id
      where (a.owner_id = $1 or a.provider_id = $1)
        and a.ended_at > $2::timestamptz - interval '${reviewDays.window} days'
        and (a.outcome = 'completed' or a.ended_at - a.assigned_at > interval '60 minutes')
        and not exists (select 1 from reviews r where r.assignment_id = a.id and r.author_id = $1)
        and not (t.status = 'disputed' and t.assigned_provider_id = a.provider_id)
    union all
    select 'post_next', 'owner', t.id, null, t.title, t.lang, 1,
        -- A draft whose day is over isn't in a hurry any more.
        nullif(greatest((t.due_date + 1)::timestamp at time zone '${marketZone}', $2::timestamptz), $2::timestamptz)
      from task_repeats r join tasks t on t.id = r.draft_id
      where r.owner_id = $1 and t.status = 'draft'
  ) waiting join tasks about on about.id = "taskId" left join categories c on c.id = about.category_id
    left join categories branch on branch.id = c.parent_id
  where $3::text is null or role = $3 order by due nulls last, "taskId", kind, "assignmentId" limit ${mostActions}`

export async function actionsOf(
  db: Database,
  userId: string,
  now: Date,
  role: ActionRole | null = null,
): Promise<Action[]> {
  const values = [userId, now.toISOString(), role]
  const { rows } = await db.$client.query<Action>({ name: "dashboard_actions", text: actions, values })
  return rows
}

/** "'open', count(*) filter (…), …": the number of the user's own tasks of every kind. */
const groupCounts = Object.entries(taskGroups)
  .map(([group, statuses]) => {
    const listed = statuses.map((status) => `'${status}'`).join(", ")
    return `'${group}', (select count(*)::int from tasks where owner_id = $1 and status in (${listed}))`
  })
  .join(", ")

const rest = `
  select json_build_object(${groupCounts},
      'working', (select count(*)::int from tasks where assigned_provider_id = $1
        and status in ('assigned', 'in_progress', 'completion_requested', 'disputed'))) as tasks,
    json_build_object('unread', (select coalesce(sum(unread), 0)::int from conversation_members
      where user_id = $1 and unread > 0)) as messages,
    coalesce((select json_agg(json_build_object('id', d.id, 'title', d.title, 'lang', d.lang,
        'updatedAt', ${isoDate("d.updated_at")}) order by d.updated_at desc, d.id desc)
      from (select id, title, lang, updated_at from tasks where owner_id = $1 and status = 'draft'
        order by updated_at desc nulls last, id desc nulls last limit 5) d), '[]'::json) as drafts`

type Counts = Omit<DashboardAnswer, "actions" | "again">

export async function countsOf(db: Database, userId: string): Promise<Counts> {
  const { rows } = await db.$client.query<Counts>({
    name: "dashboard_counts",
    text: rest,
    values: [userId],
  })
  const [counts] = rows
  if (!counts) throw new Error("no counts")
  return counts
}

const shownAgain = 3

/** Found by the index of finished jobs of a pair. Someone who couldn't be invited isn't offered. */
const again = `
  select p.id as "providerId", u.name as "userName", p.kind, p.company_name as "companyName", u.image,
    last.task_id as "taskId", t.title, t.lang, last.jobs
  from (
    select distinct on (a.provider_id) a.provider_id, a.task_id, a.ended_at,
      count(*) over (partition by a.provider_id)::int as jobs
    from task_assignments a where a.owner_id = $1 and a.outcome = 'completed'
    order by a.provider_id, a.ended_at desc
  ) last
  join provider_profiles p on p.user_id = last.provider_id and p.status = 'published'
  join users u on u.id = last.provider_id and u.status = 'active' and not ${areBlockedText("u.id", "$1")}
  join tasks t on t.id = last.task_id
  order by last.ended_at desc, p.id limit ${shownAgain}`

type Again = DashboardAnswer["again"][number]
type AgainRow = Omit<Again, "name"> & Parameters<typeof nameOf>[0] & { userName: string }

export async function againOf(db: Database, userId: string): Promise<Again[]> {
  const { rows } = await db.$client.query<AgainRow>({
    name: "dashboard_again",
    text: again,
    values: [userId],
  })
  return rows.map(({ userName, kind, companyName, ...row }) => ({
    ...row,
    name: nameOf({ kind, companyName }, userName),
  }))
}

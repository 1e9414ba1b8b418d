import type { UserContext } from "../../platform/context.ts"
import { recordActivity } from "../../provider/record-activity.ts"
import { actionsOf } from "../queries.ts"
import { ownProfile } from "./own-profile.ts"

const counts = `select
  (select count(*)::int from task_offers where provider_id = $1 and status in ('active', 'stale')) as offers,
  (select count(*)::int from tasks where assigned_provider_id = $1
    and status in ('assigned', 'in_progress', 'completion_requested', 'disputed')) as jobs`

export async function findDashboard(ctx: UserContext) {
  const { db, user } = ctx
  await recordActivity(ctx)
  const row = await ownProfile(ctx)
  const [actions, { rows }] = await Promise.all([
    actionsOf(db, user.id, ctx.now(), "doer"),
    db.$client.query<{ offers: number; jobs: number }>({
      name: "doer_counts",
      text: counts,
      values: [user.id],
    }),
  ])
  return { providerId: row.id, status: row.status, actions, counts: rows[0] ?? { offers: 0, jobs: 0 } }
}

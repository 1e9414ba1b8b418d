import type { UserContext } from "../platform/context.ts"
import { actionsOf, againOf, countsOf } from "./queries.ts"

/** What needs me, by deadline, and how much there is of mine. */
export async function findDashboard(ctx: UserContext) {
  const { db, user } = ctx
  const [actions, counts, again] = await Promise.all([
    actionsOf(db, user.id, ctx.now()),
    countsOf(db, user.id),
    againOf(db, user.id),
  ])
  return { actions, ...counts, again }
}

import { isStaff } from "@doable/domain/user/admin-access"
import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { TaskId, Timeline } from "@doable/domain/task/input"
import type { Caller } from "../../platform/caller.ts"
import type { Context, UserContext } from "../../platform/context.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { countView } from "../../task/count-view.ts"
import { describeTask } from "../../task/describe-task.ts"
import { viewerOf } from "./find-viewer.ts"
import { ownerOf } from "../../user/owner-card.ts"
import { shownName } from "../../user/shown-name.ts"
import { isSaved, taskParts, timelineOf } from "../../task/queries.ts"
import { seenTask } from "../../task/seen-task.ts"

type Visitor = Context & { user: Caller | null }

/** The page of a task, with no more than its reader may see. */
export async function findTask(ctx: Visitor, { id }: TaskId) {
  const { db, user } = ctx
  const { parts, sight } = await seenTask(ctx, id)
  const { row } = parts
  const [owner, saved, { timers, ...part }] = await Promise.all([
    ownerOf(db, row.ownerId),
    user ? isSaved(db, user.id, id) : Promise.resolve(false),
    viewerOf(ctx, row),
  ])
  if (!owner) throw new Refused("task_not_found")
  if (sight !== "owner") await countView(ctx, id)
  const { createdAt, status: _, deletedAt, ...person } = owner
  return {
    task: describeTask(ctx, parts, sight),
    viewer: {
      isOwner: user?.id === row.ownerId,
      isAssigned: user !== null && row.assignedProviderId === user.id,
      isSaved: saved,
      ...part,
    },
    owner: {
      ...person,
      name: shownName({ name: person.name, deletedAt }),
      memberSince: createdAt.toISOString(),
      ...(deletedAt && { hasLeft: true as const }),
    },
    timers: timers.map(({ kind, endsAt }) => ({ kind, endsAt: endsAt.toISOString() })),
  }
}

/**
 * The history belongs to the parties: what happened while another doer was at it is that doer's and the owner's. Who of
 * our team did something is nobody's business but ours.
 */
export async function findTimeline(ctx: UserContext, input: Timeline) {
  const parts = await taskParts(ctx.db, input.id)
  const isParty = [parts?.row.ownerId, parts?.row.assignedProviderId].includes(ctx.user.id)
  if (!parts || (!isParty && !isStaff(ctx.user.role))) throw new Refused("task_not_found")
  const seesAll = isStaff(ctx.user.role) || parts.row.ownerId === ctx.user.id
  const told = await timelineOf(ctx.db, input, seesAll ? null : ctx.user.id)
  if (isStaff(ctx.user.role)) return told
  const hires = await ctx.db
    .selectDistinct({ id: taskAssignments.providerId })
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, input.id))
  const people = new Set([parts.row.ownerId, ...hires.map(({ id }) => id)])
  return { ...told, data: told.data.map((one) => (isOfTeam(one) ? { ...one, actor: null } : one)) }

  function isOfTeam({ actor }: (typeof told.data)[number]) {
    return actor !== null && !people.has(actor.id)
  }
}

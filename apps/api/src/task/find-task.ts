import { Refused } from "@doable/domain/refusal"
import type { TaskId, Timeline } from "@doable/domain/task/input"
import { listedStatuses, type TaskStatus } from "@doable/domain/task/status"
import { publicName } from "@doable/domain/user/public-name"
import type { Caller } from "../account/who-is-calling.ts"
import type { Context, UserContext } from "../context.ts"
import { countView } from "./count-view.ts"
import { describeTask, type Sight } from "./describe-task.ts"
import { viewerOf } from "./find-viewer.ts"
import { hasPartIn, isSaved, ownerOf, taskParts, timelineOf, type TaskParts } from "./queries.ts"

type Visitor = Context & { user: Caller | null }

/** The page of a task, cut to whoever looks at it. */
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
  const { createdAt, status: _, ...person } = owner
  return {
    task: describeTask(ctx, parts, sight),
    viewer: {
      isOwner: user?.id === row.ownerId,
      isAssigned: user !== null && row.assignedProviderId === user.id,
      isSaved: saved,
      ...part,
    },
    owner: { ...person, name: publicName(person.name), memberSince: createdAt.toISOString() },
    timers: timers.map(({ kind, endsAt }) => ({ kind, endsAt: endsAt.toISOString() })),
  }
}

/** The history belongs to the parties: what happened while another doer was at it is that doer's and the owner's. */
export async function findTimeline(ctx: UserContext, input: Timeline) {
  const parts = await taskParts(ctx.db, input.id)
  const isParty = [parts?.row.ownerId, parts?.row.assignedProviderId].includes(ctx.user.id)
  if (!parts || (!isParty && ctx.user.role !== "ADMIN")) throw new Refused("task_not_found")
  const seesAll = ctx.user.role === "ADMIN" || parts.row.ownerId === ctx.user.id
  return timelineOf(ctx.db, input, seesAll ? null : ctx.user.id)
}

/**
 * A draft is as unknown to others as no task; what is over is said to be over. Whoever was asked or has made an offer
 * may still look.
 */
export async function seenTask(
  { db, user }: Pick<Visitor, "db" | "user">,
  id: string,
): Promise<{ parts: TaskParts; sight: Sight }> {
  const parts = await taskParts(db, id)
  if (!parts) throw new Refused("task_not_found")
  const { row } = parts
  if (user?.id === row.ownerId) return { parts, sight: "owner" }
  const isHired = user !== null && user.id === row.assignedProviderId
  // Private files are opened by administrators one by one, each with its row (`file/find-preview.ts`).
  if (user?.role === "ADMIN") return { parts: isHired ? parts : withoutPrivateFiles(parts), sight: "owner" }
  if (row.status === "draft" || row.status === "held") throw new Refused("task_not_found")
  if (isHired) return { parts, sight: "whole" }
  const isPublic = row.visibility === "public" && isListed(row.status)
  const hasPart = !isPublic && user !== null && (await hasPartIn(db, user.id, id))
  if (row.visibility === "invited_only" && !hasPart) throw new Refused("task_not_found")
  if (!isListed(row.status) && (!hasPart || row.status === "removed")) throw new Refused("task_unavailable")
  return { parts, sight: row.status === "open" ? "whole" : "outline" }
}

function isListed(status: TaskStatus): boolean {
  return (listedStatuses as readonly TaskStatus[]).includes(status)
}

function withoutPrivateFiles(parts: TaskParts): TaskParts {
  return { ...parts, files: parts.files.filter(({ isPublic }) => isPublic) }
}

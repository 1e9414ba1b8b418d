import { Refused } from "@doable/domain/refusal"
import type { TaskId, Timeline } from "@doable/domain/task/input"
import { listedStatuses, type TaskStatus } from "@doable/domain/task/status"
import { publicName } from "@doable/domain/user/public-name"
import type { Caller } from "../account/who-is-calling.ts"
import type { Context, UserContext } from "../context.ts"
import { countView } from "./count-view.ts"
import { describeTask, type Sight } from "./describe-task.ts"
import { isSaved, ownerOf, taskParts, timelineOf, type TaskParts } from "./queries.ts"

type Visitor = Context & { user: Caller | null }

/** The page of a task, cut to whoever looks at it. */
export async function findTask(ctx: Visitor, { id }: TaskId) {
  const { db, user } = ctx
  const { parts, sight } = await seenTask(ctx, id)
  const { row } = parts
  const [owner, saved] = await Promise.all([
    ownerOf(db, row.ownerId),
    user ? isSaved(db, user.id, id) : Promise.resolve(false),
  ])
  if (!owner) throw new Refused("task_not_found")
  if (sight !== "owner") await countView(ctx, id)
  const { createdAt, status: _, ...person } = owner
  const isOpen = row.status === "open" && row.expiresAt
  return {
    task: describeTask(ctx, parts, sight),
    viewer: {
      isOwner: user?.id === row.ownerId,
      isAssigned: user !== null && row.assignedProviderId === user.id,
      isSaved: saved,
    },
    owner: { ...person, name: publicName(person.name), memberSince: createdAt.toISOString() },
    timers: isOpen && row.expiresAt ? [{ kind: "expiry" as const, endsAt: row.expiresAt.toISOString() }] : [],
  }
}

/** The history belongs to the parties. */
export async function findTimeline(ctx: UserContext, input: Timeline) {
  const parts = await taskParts(ctx.db, input.id)
  const isParty = [parts?.row.ownerId, parts?.row.assignedProviderId].includes(ctx.user.id)
  if (!parts || (!isParty && ctx.user.role !== "ADMIN")) throw new Refused("task_not_found")
  return timelineOf(ctx.db, input)
}

/** A draft is as unknown to others as no task; what is over is said to be over. */
export async function seenTask(
  { db, user }: Pick<Visitor, "db" | "user">,
  id: string,
): Promise<{ parts: TaskParts; sight: Sight }> {
  const parts = await taskParts(db, id)
  if (!parts) throw new Refused("task_not_found")
  const { row } = parts
  if (user && (user.id === row.ownerId || user.role === "ADMIN")) return { parts, sight: "owner" }
  if (row.status === "draft" || row.status === "held") throw new Refused("task_not_found")
  if (user && user.id === row.assignedProviderId) return { parts, sight: "whole" }
  if (row.visibility === "invited_only") throw new Refused("task_not_found")
  if (!isListed(row.status)) throw new Refused("task_unavailable")
  return { parts, sight: row.status === "open" ? "whole" : "outline" }
}

function isListed(status: TaskStatus): boolean {
  return (listedStatuses as readonly TaskStatus[]).includes(status)
}

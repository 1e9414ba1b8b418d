import { isStaff } from "@doable/domain/user/admin-access"
import { Refused } from "@doable/domain/refusal"
import { listedStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { Caller } from "../platform/caller.ts"
import type { Context } from "../platform/context.ts"
import { sightOfHired, type Sight } from "./describe-task.ts"
import { hasPartIn, taskParts, type TaskParts } from "./queries.ts"

type Visitor = Pick<Context, "db"> & { user: Caller | null }

/**
 * To others a draft doesn't exist, and a task that has ended is said to have ended. Doers who were invited or have
 * made an offer may still look.
 */
export async function seenTask(
  { db, user }: Visitor,
  id: string,
): Promise<{ parts: TaskParts; sight: Sight }> {
  const parts = await taskParts(db, id)
  if (!parts) throw new Refused("task_not_found")
  const { row } = parts
  if (user?.id === row.ownerId) return { parts, sight: "owner" }
  const isHired = user !== null && user.id === row.assignedProviderId
  // Private files are opened by administrators one by one, each with its row (`file/find-preview.ts`).
  if (isStaff(user?.role)) return { parts: isHired ? parts : withoutPrivateFiles(parts), sight: "owner" }
  if (row.status === "draft" || row.status === "held") throw new Refused("task_not_found")
  if (isHired) return { parts, sight: sightOfHired(row.status) }
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

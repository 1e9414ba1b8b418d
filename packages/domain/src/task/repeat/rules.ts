import type { Refusal } from "../../refusal.ts"
import type { TaskStatus } from "../status.ts"

/** What we took down isn't copied, and someone else's task isn't there. */
export function whyCannotRepeat(
  { ownerId, status }: { ownerId: string; status: TaskStatus },
  actorId: string,
): Refusal | null {
  if (ownerId !== actorId) return "task_not_found"
  return status === "removed" ? "task_not_editable" : null
}

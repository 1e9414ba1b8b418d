import { maskContacts } from "@doable/domain/moderation/contacts"
import type { AssignmentOutcome } from "@doable/domain/deal/status"
import type { TaskStatus } from "@doable/domain/task/status"

type Hire = { outcome: AssignmentOutcome | null; taskStatus: TaskStatus }
type TaskText = { description: string; originalDescription: string | null }

/** While the two work together and once the job is done, but not after it was cancelled or stopped by us. */
export function isOnOrDone({ outcome, taskStatus }: Hire): boolean {
  return outcome === null ? taskStatus !== "removed" : outcome === "completed"
}

/**
 * An agreement stores the task's text as everyone may read it. The two also read the contacts in it, the doer no longer
 * than the job is on or done.
 */
export function agreedText(
  text: string,
  { task, isDoer, isOn }: { task: TaskText; isDoer: boolean; isOn: boolean },
): string {
  if (isDoer && !isOn) return maskContacts(text).text
  return text === task.description ? (task.originalDescription ?? text) : text
}

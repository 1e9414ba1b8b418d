import type { TaskPageData } from "../../session/answers/task-page-data.ts"

/** The doer of a job that has ended early: not somebody who passes by, unless the task is open again. */
export const wasDoer = ({ task, viewer, hire, endedEarly }: TaskPageData): boolean =>
  !viewer.isOwner && hire === null && endedEarly.length > 0 && task.status !== "open"

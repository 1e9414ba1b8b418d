import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { actionKinds, actionRoles } from "@doable/domain/dashboard/actions"
import { drawnCategory } from "../category/shown-category.ts"

export const action = z.object({
  kind: z.enum(actionKinds),
  role: z.enum(actionRoles),
  taskId: z.string(),
  /** Of which hire, where a task may have had several. */
  assignmentId: z.string().nullable(),
  title: z.string(),
  lang: z.enum(locales),
  category: drawnCategory.nullable(),
  /** How many of it: offers to choose from, questions to answer. */
  count: z.number(),
  /** Null where nothing runs out; those come last. */
  dueAt: z.string().nullable(),
})
export type Action = z.infer<typeof action>

export const dashboard = z.object({
  /** By deadline, across both roles. */
  actions: z.array(action),
  tasks: z.object({
    open: z.number(),
    running: z.number(),
    completed: z.number(),
    closed: z.number(),
    /** Those that one works on. */
    working: z.number(),
  }),
  messages: z.object({ unread: z.number() }),
  /** Doers who have finished a job for this person, the last one first. */
  again: z.array(
    z.object({
      providerId: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      /** Their newest job, which a new task can start from. */
      taskId: z.string(),
      title: z.string(),
      lang: z.enum(locales),
      jobs: z.number(),
    }),
  ),
  /** The last few that were touched. */
  drafts: z.array(
    z.object({ id: z.string(), title: z.string(), lang: z.enum(locales), updatedAt: z.string() }),
  ),
})
export type DashboardAnswer = z.infer<typeof dashboard>

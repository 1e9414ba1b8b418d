// What leaves the server about tasks to administrators.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { holdReasons, removalReasons, taskStatuses } from "@doable/domain/task/status"
import { categoryFacts } from "../../category/shown-category.ts"
import { task } from "../../task/answers.ts"

const person = z.object({ id: z.string(), name: z.string() })
const mark = z.object({ start: z.number(), end: z.number(), kind: z.string() })
const marked = z.object({ text: z.string(), marks: z.array(mark) })

export const adminTaskRow = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(taskStatuses),
  holdReason: z.enum(holdReasons).nullable(),
  category: categoryFacts.pick({ id: true, name: true, slug: true }).nullable(),
  owner: person,
  offerCount: z.number(),
  /** Since when it's been in this state. */
  since: z.string(),
})
export type AdminTaskRow = z.infer<typeof adminTaskRow>

export const adminTaskList = z.object({
  data: z.array(adminTaskRow).max(100),
  total: z.number(),
  isMore: z.boolean(),
})

/** Without an address where it is private: such a file is opened singly, which is written down. */
const moderatedFile = task.shape.files.element.extend({ url: z.string().nullable() })

export const adminTask = z.object({
  /** The reader's own, as its owner or its doer: another administrator decides. */
  isOwn: z.boolean(),
  task: task.extend({ files: z.array(moderatedFile) }),
  owner: person.extend({ email: z.string(), earlierRemovals: z.number() }),
  /** As its owner wrote it, with what was found in it. */
  title: marked,
  description: marked,
  answers: z.array(marked),
  translations: z.array(z.object({ lang: z.enum(locales), title: marked, description: marked })),
  twin: z.object({ id: z.string(), title: z.string(), description: z.string() }).nullable(),
  /** Since when one of the two is deactivated while the work is on. */
  strandedAt: z.string().nullable(),
  removal: z
    .object({ reason: z.enum(removalReasons), note: z.string().nullable(), at: z.string() })
    .nullable(),
})
export type AdminTaskAnswer = z.infer<typeof adminTask>

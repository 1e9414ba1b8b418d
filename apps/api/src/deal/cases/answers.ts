import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { taskStatuses } from "@doable/domain/task/status"
import { changeRequest } from "../changes/answers.ts"
import { agreementVersion, report } from "../hire/answers.ts"
import { taskTimeline } from "../../task/answers.ts"
import { shownFile } from "../shown-files.ts"

/** Of one of the two, what helps to judge: never their contacts. */
const person = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** In which language they read us. */
  locale: z.enum(locales),
  jobs: z.number(),
  disputes: z.number(),
  ownFaults: z.number(),
})

/** Everything about one job on one page, for administrators. They open the chat separately, with an audit row. */
export const caseAnswer = z.object({
  task: z.object({ id: z.string(), title: z.string(), status: z.enum(taskStatuses) }),
  assignmentId: z.string(),
  owner: person,
  doer: person,
  versions: z.array(agreementVersion),
  reports: z.array(report.extend({ files: z.array(report.shape.files.element.omit({ url: true })) })),
  changeRequests: z.array(changeRequest),
  timeline: taskTimeline.shape.data,
  messageCount: z.number(),
})
export type CaseAnswer = z.infer<typeof caseAnswer>

export const caseChat = z.object({
  /** The oldest first. */
  data: z.array(
    z.object({
      id: z.string(),
      position: z.number(),
      /** Null: the product itself. */
      by: z.enum(["owner", "doer"]).nullable(),
      text: z.string(),
      systemKey: z.string().nullable(),
      files: z.array(shownFile.pick({ id: true, mimeType: true, name: true })),
      isDeleted: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
})
export type CaseChat = z.infer<typeof caseChat>

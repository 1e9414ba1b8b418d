// What leaves the server about reviews to our team.
import { z } from "zod"
import { reportReasons } from "@doable/domain/report/status"
import { appealStatuses } from "@doable/domain/restriction/kinds"
import { sharedKinds } from "@doable/domain/user/linked-accounts"
import { adminReviewTabs } from "@doable/domain/review/admin-tabs"

const person = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() })
const rating = z.object({ avg: z.number().nullable(), count: z.int() })

export const adminReview = z.object({
  id: z.string(),
  taskId: z.string(),
  taskTitle: z.string(),
  author: person,
  subject: person,
  rating: z.number(),
  text: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Whether it moves a rating. */
  counts: z.boolean(),
  /** What the two accounts have in common. */
  shared: z.array(z.enum(sharedKinds)),
  reports: z.object({
    count: z.int(),
    oldestAt: z.string().nullable(),
    reasons: z.array(z.enum(reportReasons)),
  }),
  hidden: z
    .object({
      at: z.string(),
      byName: z.string().nullable(),
      reasonCode: z.enum(reportReasons).or(z.string()),
      appeal: z.enum(appealStatuses).nullable(),
    })
    .nullable(),
  /** The rating of the one it is about: as it is, and as it would be after hiding or restoring. */
  effect: z.object({ before: rating, after: rating }),
})
export type AdminReview = z.infer<typeof adminReview>

export const adminReviewList = z.object({
  data: z.array(adminReview).max(100),
  total: z.int(),
  counts: z.record(z.enum(adminReviewTabs), z.int()),
})

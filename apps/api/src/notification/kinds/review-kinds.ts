import { eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import { reviewDirections } from "@doable/domain/review/status"
import type { Database } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { reviews } from "../../platform/db/schema/review.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { aboutWork, completionPage, counterpart, notifyBoth, workOf } from "./about-assignment.ts"
import { kind } from "./kind.ts"
import { workEmail } from "./emails.ts"

/** A dispute may have ended the job. */
async function notifyBothIfOver({ disputeId }: { disputeId: string }, db: Database) {
  const [dispute] = await db.select().from(disputes).where(eq(disputes.id, disputeId))
  if (dispute?.status !== "resolved" || dispute.decision === "redo") return []
  return notifyBoth({ assignmentId: dispute.assignmentId, actorId: null }, db)
}

export const reviewInvite = kind("ReviewInvite", {
  data: aboutWork,
  from: {
    "assignment.completed": notifyBoth,
    "assignment.completed-in-time": notifyBoth,
    "dispute.resolved": notifyBothIfOver,
  },
  actionUrl: completionPage,
})

/** Which hire, where the task had several. */
const hire = { assignmentId: z.string().optional() }

const pageOfHire = ({ taskId, assignmentId }: { taskId: string; assignmentId?: string | undefined }) =>
  assignmentId ? `${completionPage({ taskId })}?hire=${assignmentId}` : completionPage({ taskId })

type WaitedFor = { assignmentId: string; userId: string }

async function tellSilent({ assignmentId, userId }: WaitedFor, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work) return []
  const { taskId, title } = work
  return [{ userId, data: { taskId, title, assignmentId }, person: counterpart(work, userId) }]
}

export const reviewReminder = kind("ReviewReminder", {
  data: aboutWork.extend(hire),
  from: { "review.waited-for": tellSilent },
  letter: workEmail,
  actionUrl: pageOfHire,
})

const aboutReview = aboutWork.extend({
  ...hire,
  reviewId: z.string(),
  rating: z.number(),
  direction: z.enum(reviewDirections),
  /** The profile that shows it; null for a client, who has no page. */
  providerId: z.string().nullable(),
})
type AboutReview = z.infer<typeof aboutReview>

/** While it is published: nobody is led to what is hidden in the meantime. */
async function publishedReview(db: Database, reviewId: string) {
  const [found] = await db
    .select({ review: reviews, title: tasks.title, profileId: providerProfiles.id })
    .from(reviews)
    .innerJoin(tasks, eq(tasks.id, reviews.taskId))
    .leftJoin(providerProfiles, eq(providerProfiles.userId, reviews.subjectId))
    .where(eq(reviews.id, reviewId))
  if (found?.review.status !== "published") return null
  const { review, title, profileId } = found
  const { taskId, assignmentId, rating, direction } = review
  const providerId = direction === "to_provider" ? profileId : null
  return { review, data: { reviewId, taskId, assignmentId, title, rating, direction, providerId } }
}

const tellOf = (side: "authorId" | "subjectId") => async (event: { reviewId: string }, db: Database) => {
  const found = await publishedReview(db, event.reviewId)
  if (!found) return []
  const { review, data } = found
  const isAuthor = side === "authorId"
  const person = {
    id: isAuthor ? review.subjectId : review.authorId,
    asProvider: isAuthor === (review.direction === "to_provider"),
  }
  return [{ userId: review[side], data, person }]
}

const whereItStands = ({ providerId, ...work }: AboutReview) =>
  providerId ? `/providers/${providerId}#reviews` : pageOfHire(work)

export const reviewPublished = kind("ReviewPublished", {
  data: aboutReview,
  from: { "review.published": tellOf("subjectId") },
  letter: workEmail,
  actionUrl: whereItStands,
})

export const reviewReplied = kind("ReviewReplied", {
  data: aboutReview,
  from: { "review.replied": tellOf("authorId") },
  actionUrl: whereItStands,
})

import { eq } from "drizzle-orm"
import { z } from "zod"
import { reviewDirections } from "@doable/domain/review/status"
import type { Database } from "../../platform/db/client.ts"
import { reviews } from "../../platform/db/schema/review.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { aboutWork, completionPage, tellBoth, workOf } from "./about-assignment.ts"
import { kind } from "./kind.ts"
import { workLetter } from "./letters.ts"

export const reviewInvite = kind({
  data: aboutWork,
  from: { "assignment.completed": tellBoth, "assignment.completed-in-time": tellBoth },
  actionUrl: completionPage,
  words: {
    en: {
      title: "How was it?",
      message: ({ title }) =>
        `Write a review about “${title}” within 14 days. Both are published together, so neither sees the other's first.`,
      actionText: "Write a review",
    },
    ru: {
      title: "Как всё прошло?",
      message: ({ title }) =>
        `Оставьте отзыв о задании «${title}» в течение 14 дней. Оба отзыва публикуются вместе, никто не увидит чужой раньше.`,
      actionText: "Оставить отзыв",
    },
    ro: {
      title: "Cum a fost?",
      message: ({ title }) =>
        `Scrie o recenzie despre „${title}” în 14 zile. Ambele se publică împreună, așa că nimeni n-o vede pe a celuilalt mai devreme.`,
      actionText: "Scrie o recenzie",
    },
  },
})

/** Which hire, where the task had several. */
const hire = { assignmentId: z.string().optional() }

const pageOfHire = ({ taskId, assignmentId }: { taskId: string; assignmentId?: string | undefined }) =>
  assignmentId ? `${completionPage({ taskId })}?hire=${assignmentId}` : completionPage({ taskId })

type WaitedFor = { assignmentId: string; userId: string }

async function tellSilent({ assignmentId, userId }: WaitedFor, db: Database) {
  const work = await workOf(db, assignmentId)
  return work ? [{ userId, data: { taskId: work.taskId, title: work.title, assignmentId } }] : []
}

export const reviewReminder = kind({
  data: aboutWork.extend(hire),
  from: { "review.waited-for": tellSilent },
  letter: workLetter,
  actionUrl: pageOfHire,
  words: {
    en: {
      title: "Four days left for your review",
      message: ({ title }) => `“${title}”: a few words help others to choose.`,
      actionText: "Write a review",
    },
    ru: {
      title: "Осталось четыре дня, чтобы оставить отзыв",
      message: ({ title }) => `«${title}»: несколько слов помогут другим с выбором.`,
      actionText: "Оставить отзыв",
    },
    ro: {
      title: "Mai ai patru zile pentru recenzie",
      message: ({ title }) => `„${title}”: câteva cuvinte îi ajută pe alții să aleagă.`,
      actionText: "Scrie o recenzie",
    },
  },
})

const aboutReview = aboutWork.extend({
  ...hire,
  reviewId: z.string(),
  rating: z.number(),
  direction: z.enum(reviewDirections),
  /** The profile on which it stands; null for a client, who has no page. */
  providerId: z.string().nullable(),
})
type AboutReview = z.infer<typeof aboutReview>

/** While it is published: nobody is led to what is hidden meanwhile. */
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
  return found ? [{ userId: found.review[side], data: found.data }] : []
}

const whereItStands = ({ providerId, ...work }: AboutReview) =>
  providerId ? `/providers/${providerId}#reviews` : pageOfHire(work)

export const reviewPublished = kind({
  data: aboutReview,
  from: { "review.published": tellOf("subjectId") },
  letter: workLetter,
  actionUrl: whereItStands,
  words: {
    en: {
      title: "You have a new review",
      message: ({ title, rating }) => `“${title}”: ${rating} of 5. You can reply to it once.`,
      actionText: "Read the review",
    },
    ru: {
      title: "У вас новый отзыв",
      message: ({ title, rating }) => `«${title}»: ${rating} из 5. На отзыв можно один раз ответить.`,
      actionText: "Прочитать отзыв",
    },
    ro: {
      title: "Ai o recenzie nouă",
      message: ({ title, rating }) => `„${title}”: ${rating} din 5. Poți răspunde o dată.`,
      actionText: "Citește recenzia",
    },
  },
})

export const reviewReplied = kind({
  data: aboutReview,
  from: { "review.replied": tellOf("authorId") },
  actionUrl: whereItStands,
  words: {
    en: {
      title: "Your review has a reply",
      message: ({ title }) => `The other side has replied to your review about “${title}”.`,
      actionText: "Read the reply",
    },
    ru: {
      title: "На ваш отзыв ответили",
      message: ({ title }) => `Вторая сторона ответила на ваш отзыв о задании «${title}».`,
      actionText: "Прочитать ответ",
    },
    ro: {
      title: "Recenzia ta are un răspuns",
      message: ({ title }) => `Cealaltă parte a răspuns la recenzia ta despre „${title}”.`,
      actionText: "Citește răspunsul",
    },
  },
})

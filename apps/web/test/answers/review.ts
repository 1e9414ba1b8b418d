import type { Output } from "../fake-api.ts"
import { hireId } from "./hire.ts"
import { inDays } from "./moment.ts"
import { aCategory } from "./task-page.ts"

type TaskReviews = Output<"review.getByTask">
type Review = NonNullable<TaskReviews["mine"]>

/** Of Ion's work by Vera, published. */
export function aReview(own: Partial<Review> = {}): Review {
  return {
    id: "0192f000-0000-7000-8000-0000000000e1",
    direction: "to_provider",
    status: "published",
    rating: 4,
    sub: {},
    text: "Stands straight.",
    lang: "en",
    author: { name: "Vera D.", image: null },
    isMine: false,
    publishedAt: inDays(-1),
    reply: null,
    addendum: null,
    actions: [],
    work: {
      category: aCategory,
      outcome: "completed",
      priceBand: { from: 200_00, to: 500_00, currency: "MDL" },
    },
    ...own,
  }
}

/** For a finished job: the viewer is the client and may still write a review. */
export function taskReviews(own: Partial<TaskReviews> = {}): TaskReviews {
  return {
    assignmentId: hireId,
    title: "Carry a sofa down from the third floor",
    lang: "en",
    category: aCategory,
    direction: "to_provider",
    outcome: "completed",
    endedAt: inDays(-1),
    other: { name: "Ion Munteanu", image: null },
    mine: null,
    theirs: null,
    dueAt: inDays(13),
    closesAt: inDays(13),
    whyNot: null,
    ...own,
  }
}

import type { CategoryQuestion } from "@doable/domain/category/category"
import type { ApiClient } from "../api-client.ts"
import type { ChangeList } from "./deal-answers.ts"
import type { Assignment, OfferList, OwnOffer } from "./offer-answers.ts"
import type { QuestionList } from "./question-answers.ts"
import type { TaskReviews } from "./review-answers.ts"
import type { TaskCardData, TaskPageAnswer, TaskTimelineAnswer } from "./task-answers.ts"

/** All that the page of a task shows, from several answers. */
export interface TaskPageData extends TaskPageAnswer {
  now: number
  branch: { slug: string; name: string } | null
  questions: CategoryQuestion[]
  similar: TaskCardData[]
  /** For the owner alone; null when they couldn't be had. */
  offers: OfferList | null
  /** The doers the owner has invited; null for everyone else. */
  invites: InviteList | null
  /** The hire that stands or was finished, for its two people. */
  hire: Assignment | null
  /** There's one that couldn't be had: the page must not look as if nothing was agreed on. */
  isHireMissing: boolean
  /** The newest hire with a dispute, or one that can still be disputed, also when it ended early. */
  disputable: Assignment | null
  /** Hires that ended before the work was done. Only for the client and the doer of that hire. */
  endedEarly: Assignment[]
  /** What the two of a running job ask of each other; null for everyone else, and when it couldn't be had. */
  requests: ChangeList | null
  /** The viewer's own offer, or null. */
  mine: OwnOffer | null
  /** Of a hire that is over, for its two people: what they said of each other, or may say. */
  reviews: TaskReviews | null
  /** What was asked in public; null when it couldn't be had. */
  asked: QuestionList | null
  /** Null for everyone but the two. */
  timeline: TaskTimelineAnswer["data"] | null
}

// The shapes in which invites come from the API.
type InviteList = Awaited<ReturnType<ApiClient["taskInvite"]["getByTask"]["query"]>>

// The page of a task, and everything it is loaded with.
import type { TaskPageData } from "../../src/session/answers/task-page-data.ts"
import type { Answers, Output } from "../fake-api.ts"
import { inDays } from "./moment.ts"

type Page = Output<"task.getById">

export const taskId = "0192f000-0000-7000-8000-00000000000a"

export const aCategory = {
  id: "0192f000-0000-7000-8000-0000000000c1",
  parentId: null,
  parentSlug: null,
  slug: "moving",
  name: { en: "Moving", ru: "Переезд", ro: "Mutări" },
  icon: "truck",
} satisfies Page["task"]["category"]

export const aPlace = {
  id: "618426-botanica",
  name: { en: "Botanica", ru: "Ботаника", ro: "Botanica" },
  city: { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" },
} satisfies Page["task"]["place"]

export const lei = (amount: number) => ({
  amount: amount * 100,
  currency: "MDL" as const,
})

interface OwnPage {
  task?: Partial<Page["task"]>
  viewer?: Partial<Page["viewer"]>
  owner?: Partial<Page["owner"]>
  timers?: Page["timers"]
}

/** An open task of Vera's with a budget of 400 lei, seen by a passer-by. */
export function aTaskPage(own: OwnPage = {}): Page {
  return {
    task: {
      id: taskId,
      status: "open",
      wasHired: false,
      title: "Carry a sofa down from the third floor",
      lang: "en",
      translations: {},
      category: aCategory,
      mode: "in_person",
      place: aPlace,
      timing: {
        kind: "flexible",
        date: null,
        window: "any",
        from: null,
        to: null,
      },
      isUrgent: false,
      budgetKind: "fixed",
      budgetMin: lei(400),
      budgetMax: null,
      offerCount: 0,
      offerCap: 10,
      spokenLanguages: ["en"],
      needsVerification: false,
      publishedAt: inDays(-1),
      version: 3,
      description: "One sofa, it does not come apart. The lift is too small for it.",
      answers: {},
      currency: "MDL",
      materials: "to_agree",
      spot: null,
      files: [],
      questionCount: 0,
      createdAt: inDays(-1),
      updatedAt: inDays(-1),
      expiresAt: inDays(29),
      own: null,
      ...own.task,
    },
    viewer: {
      isOwner: false,
      isAssigned: false,
      hasHires: own.task?.status !== undefined && own.task.status !== "open",
      isSaved: false,
      canOffer: false,
      cannotOfferReason: "sign_in_needed",
      myOfferId: null,
      myOfferStatus: null,
      myInvite: null,
      ...own.viewer,
    },
    owner: {
      id: "0192f000-0000-7000-8000-000000000011",
      name: "Vera D.",
      image: null,
      memberSince: "2025-03-01T09:00:00.000Z",
      hireRate: null,
      ratingAvg: null,
      ratingCount: 0,
      cancelRate: null,
      openTasks: 1,
      completedTasks: 0,
      ...own.owner,
    },
    timers: own.timers ?? [],
  }
}

/** What only the owner reads of the task. */
export const ownPart: NonNullable<Page["task"]["own"]> = {
  title: "Carry a sofa down from the third floor",
  description: "One sofa, it does not come apart. The lift is too small for it.",
  translations: {},
  masked: { title: [], description: [] },
  address: "Strada Tihon 5, ap. 7",
  lat: null,
  lng: null,
  visibility: "public",
  verifiedOnly: false,
  holdReason: null,
  moderationNote: null,
  duplicateOfId: null,
  asked: [],
  viewCount: 0,
  savedCount: 0,
}

/** All that a page of a task asks for when it is opened, with nothing around the task. */
export function taskAnswers(page: Page, more: Answers = {}): Answers {
  return {
    "task.getById": page,
    "category.getById": {
      ...aCategory,
      description: aCategory.name,
      isPopular: false,
      requiresVerification: false,
      priceHint: null,
      children: [],
      questions: [],
      parent: null,
    },
    "task.getSimilar": { data: [], total: 0 },
    "taskAssignment.getByTask": { data: [], total: 0 },
    ...taskAround,
    ...more,
  }
}

export const noOffers: Output<"offer.getByTask"> = {
  data: [],
  total: 0,
  sort: "recommended",
  counts: { live: 0, stale: 0, shortlisted: 0, unseen: 0, past: 0, cap: 10 },
}

/** The same as the parts of the page get it, loaded. */
export function taskData(page: Page, more: Partial<TaskPageData> = {}): TaskPageData {
  return {
    ...page,
    now: Date.now(),
    branch: null,
    questions: [],
    similar: [],
    offers: null,
    invites: null,
    hire: null,
    isHireMissing: false,
    requests: null,
    disputable: null,
    endedEarly: [],
    mine: null,
    reviews: null,
    asked: null,
    timeline: null,
    ...more,
  }
}

/** What stands around the owner's task, where there's nothing yet. */
export const taskAround: Answers = {
  "task.getTimeline": { data: [], total: 0 },
  "taskQuestion.getByTask": { data: [], total: 0 },
  "taskInvite.getByTask": { data: [], total: 0 },
  "offer.getByTask": noOffers,
}

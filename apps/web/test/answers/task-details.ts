import type { Output } from "../fake-api.ts"
import { aTaskCard } from "./task-list.ts"

type Page = Output<"task.getById">
type Task = Page["task"]

export const taskId = "0192f000-0000-7000-8000-0000000000e1"

/** The page of an open task as someone else gets it. */
export function aTaskSeen({ task, viewer, ...own }: SeenTask = {}): Page {
  const {
    excerpt,
    translatedTitles: _titles,
    pictureUrl: _url,
    pictureCount: _count,
    owner,
    isSaved,
    distanceKm: _km,
    why: _why,
    ...shared
  } = aTaskCard({ id: taskId })
  return {
    task: {
      ...shared,
      version: 1,
      description: excerpt,
      translations: {},
      answers: {},
      currency: "MDL",
      materials: "to_agree",
      spot: null,
      files: [],
      questionCount: 0,
      createdAt: "2026-06-12T08:00:00.000Z",
      updatedAt: "2026-06-12T08:00:00.000Z",
      expiresAt: null,
      own: null,
      ...task,
    },
    viewer: {
      isOwner: false,
      isAssigned: false,
      hasHires: false,
      isSaved,
      canOffer: false,
      cannotOfferReason: "sign_in_needed",
      myOfferId: null,
      myOfferStatus: null,
      myInvite: null,
      ...viewer,
    },
    owner: {
      ...owner,
      memberSince: "2026-01-10T09:00:00.000Z",
      ratingAvg: null,
      ratingCount: 0,
      cancelRate: null,
      openTasks: 1,
      completedTasks: 0,
    },
    timers: [],
    ...own,
  }
}

interface SeenTask extends Partial<Omit<Page, "task" | "viewer">> {
  task?: Partial<Task>
  viewer?: Partial<Page["viewer"]>
}

type Own = NonNullable<Task["own"]>

/** The same as its owner gets it. */
export function anOwnTask(task: Partial<Task> = {}, own: Partial<Own> = {}): Page {
  return aTaskSeen({
    viewer: { isOwner: true, cannotOfferReason: null },
    task: {
      ...task,
      own: {
        title: task.title ?? "Change the kitchen tap",
        description: task.description ?? "It drips.",
        translations: {},
        masked: { title: [], description: [] },
        address: null,
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
        ...own,
      },
    },
  })
}

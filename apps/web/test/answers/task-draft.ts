// A task as its owner gets it while writing, with the category and the place that it names.
import type { Output } from "../fake-api.ts"
import { aPerson } from "./user.ts"

type TaskPage = Output<"task.getById">
export type OwnTask = TaskPage["task"]

export const taskId = "0192f000-0000-7000-8000-0000000000d1"

/** One that lacks nothing. */
export function aDraft(own: Partial<OwnTask> = {}): OwnTask {
  const { title = "Carry a wardrobe down the stairs", description = "It comes apart in three pieces." } = own
  const { id, parentId, slug, name, icon } = aLeaf()
  return {
    id: taskId,
    status: "draft",
    wasHired: false,
    version: 1,
    title,
    description,
    lang: "en",
    translations: {},
    category: { id, parentId, parentSlug: "moving", slug, name, icon },
    answers: {},
    mode: "remote",
    place: null,
    timing: { kind: "flexible", date: null, window: "any", from: null, to: null },
    isUrgent: false,
    budgetKind: "fixed",
    currency: "MDL",
    budgetMin: { amount: 400_00, currency: "MDL" },
    budgetMax: null,
    materials: "to_agree",
    spokenLanguages: ["en"],
    files: [],
    offerCount: 0,
    offerCap: 10,
    needsVerification: false,
    spot: null,
    questionCount: 0,
    createdAt: "2026-01-10T09:00:00.000Z",
    updatedAt: "2026-01-10T09:00:00.000Z",
    publishedAt: null,
    expiresAt: null,
    own: ownPart({ title, description }),
    ...own,
  }
}

export function ownPart(own: Partial<NonNullable<OwnTask["own"]>> = {}): NonNullable<OwnTask["own"]> {
  return {
    title: "",
    description: "",
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
  }
}

/** The page of a task, as its owner gets it. */
export function ownPage(task: OwnTask, viewer: Partial<TaskPage["viewer"]> = {}): TaskPage {
  const { id, name, image, createdAt } = aPerson()
  return {
    task,
    viewer: {
      isOwner: true,
      isAssigned: false,
      hasHires: false,
      isSaved: false,
      canOffer: false,
      cannotOfferReason: null,
      myOfferId: null,
      myOfferStatus: null,
      myInvite: null,
      ...viewer,
    },
    owner: {
      id,
      name,
      image,
      memberSince: createdAt,
      hireRate: null,
      ratingAvg: null,
      ratingCount: 0,
      cancelRate: null,
      openTasks: 1,
      completedTasks: 0,
    },
    timers: [],
  }
}

const same = (words: string) => ({ en: words, ru: words, ro: words })

/** A category that tasks are posted in. */
export function aLeaf(own: Partial<Output<"category.getById">> = {}): Output<"category.getById"> {
  return {
    id: "0192f000-0000-7000-8000-0000000000c1",
    parentId: "0192f000-0000-7000-8000-0000000000c0",
    slug: "furniture-moving",
    name: { en: "Moving furniture", ru: "Перевозка мебели", ro: "Mutare mobilă" },
    description: same(""),
    icon: "truck",
    isPopular: false,
    requiresVerification: false,
    priceHint: null,
    children: [],
    questions: [],
    parent: null,
    ...own,
  }
}

/** A district of Chișinău. */
export function aPlace(own: Partial<Output<"place.getById">> = {}): Output<"place.getById"> {
  return {
    id: "618426-botanica",
    kind: "sector",
    country: "MD",
    parentId: "618426",
    name: { en: "Botanica", ru: "Ботаника", ro: "Botanica" },
    parentName: { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" },
    region: same("Chișinău"),
    population: 0,
    lat: 46.99,
    lng: 28.86,
    ...own,
  }
}

/** A town of its own. */
export const aTown = (name: string, own: Partial<Output<"place.getById">> = {}) =>
  aPlace({ id: name, kind: "town", parentId: null, parentName: null, name: same(name), ...own })

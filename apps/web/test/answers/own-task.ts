import type { Output } from "../fake-api.ts"
import { assembly, aShownCategory } from "./category-tree.ts"
import { aTaskId } from "./dashboard.ts"

type OwnTask = Output<"task.getMy">["data"][number]

/** An open task as its owner sees it in a list. */
export function anOwnTask(own: Partial<OwnTask> = {}): OwnTask {
  return {
    id: aTaskId,
    status: "open",
    wasHired: false,
    title: "Carry a wardrobe to the third floor",
    lang: "en",
    category: aShownCategory(assembly),
    mode: "remote",
    place: null,
    timing: null,
    isUrgent: false,
    budgetKind: "open",
    budgetMin: null,
    budgetMax: null,
    offerCount: 0,
    offerCap: 10,
    spokenLanguages: ["en"],
    needsVerification: false,
    publishedAt: "2026-02-01T09:00:00.000Z",
    excerpt: "",
    translatedTitles: {},
    pictureUrl: null,
    pictureCount: 0,
    owner: { id: "person-1", name: "Ana R.", image: null, hireRate: null },
    isSaved: false,
    distanceKm: null,
    why: [],
    hire: null,
    ...own,
  }
}

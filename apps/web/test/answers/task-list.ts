import type { Output } from "../fake-api.ts"
import { shownPlumbing } from "./category.ts"

type Card = Output<"task.getList">["data"][number]

let number = 0

/** An open task of someone else, in Chișinău. */
export function aTaskCard(own: Partial<Card> = {}): Card {
  number += 1
  return {
    id: `0192f000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    status: "open",
    wasHired: false,
    title: "Change the kitchen tap",
    lang: "en",
    category: shownPlumbing,
    mode: "in_person",
    place: { id: "618426", name: { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" }, city: null },
    timing: { kind: "flexible", date: null, window: "any", from: null, to: null },
    isUrgent: false,
    budgetKind: "fixed",
    budgetMin: { amount: 400_00, currency: "MDL" },
    budgetMax: null,
    offerCount: 0,
    offerCap: 10,
    spokenLanguages: ["en"],
    needsVerification: false,
    publishedAt: "2026-06-12T08:00:00.000Z",
    excerpt: "It drips.",
    translatedTitles: {},
    pictureUrl: null,
    pictureCount: 0,
    owner: { id: "0192f000-0000-7000-8000-0000000000aa", name: "Vera O.", image: null, hireRate: null },
    isSaved: false,
    distanceKm: null,
    why: [],
    ...own,
  }
}

/** A list of these cards and no others. */
export function aTaskList(
  cards: readonly Card[] = [],
  own: Partial<Output<"task.getList">> = {},
): Output<"task.getList"> {
  return {
    data: [...cards],
    total: cards.length,
    totalIsEstimate: false,
    nextCursor: null,
    pageCursor: "page-cursor",
    sort: "newest",
    usualSort: "newest",
    isCorrected: false,
    ...own,
  }
}

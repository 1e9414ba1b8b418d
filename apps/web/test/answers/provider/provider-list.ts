import type { Output } from "../../fake-api.ts"
import { shownPlumbing } from "../category.ts"

type Card = Output<"provider.getList">["data"][number]

let number = 0

/** A doer in Chișinău who nobody has reviewed yet. */
export function aProviderCard(own: Partial<Card> = {}): Card {
  number += 1
  return {
    id: `0192f000-0000-7000-9000-${String(number).padStart(12, "0")}`,
    name: "Vasile C.",
    image: null,
    kind: "individual",
    headline: "Plumber with fifteen years of practice",
    lang: "en",
    mode: "in_person",
    place: { id: "618426", name: { en: "Chișinău", ru: "Кишинёв", ro: "Chișinău" }, city: null },
    radiusKm: 20,
    spokenLanguages: ["en", "ro"],
    hourlyRate: { amount: 200_00, currency: "MDL" },
    priceFrom: { amount: 200_00, currency: "MDL" },
    level: "verified",
    stats: {
      ratingAvg: null,
      ratingCount: 0,
      completedCount: 0,
      completionRate: null,
      medianReplyMin: null,
      repeatCustomers: 0,
    },
    isNewcomer: false,
    portfolioCount: 0,
    serviceCount: 0,
    publishedAt: "2026-06-01T08:00:00.000Z",
    excerpt: "Pipes, taps and boilers.",
    categories: [shownPlumbing],
    categoryCount: 1,
    workDays: ["mon", "tue"],
    sameDay: false,
    isAway: false,
    pictureUrls: [],
    isSaved: false,
    distanceKm: null,
    why: [],
    ...own,
  }
}

/** A list of these cards and no others. */
export function aProviderList(
  cards: readonly Card[] = [],
  own: Partial<Output<"provider.getList">> = {},
): Output<"provider.getList"> {
  return {
    data: [...cards],
    total: cards.length,
    totalIsEstimate: false,
    nextCursor: null,
    pageCursor: "page-cursor",
    sort: "recommended",
    isCorrected: false,
    ...own,
  }
}

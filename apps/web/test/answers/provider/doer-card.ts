import type { Output } from "../../fake-api.ts"

type DoerCard = Output<"provider.getList">["data"][number]

/** A doer as lists show one: new here, with nothing to tell yet. */
export function aDoerCard(own: Partial<DoerCard> = {}): DoerCard {
  return {
    id: "0192f000-0000-7000-8000-0000000000d1",
    name: "Ion M.",
    image: null,
    kind: "individual",
    headline: "Moves furniture",
    lang: "en",
    mode: "in_person",
    place: null,
    radiusKm: 10,
    spokenLanguages: ["en"],
    hourlyRate: null,
    priceFrom: null,
    level: "none",
    stats: {
      ratingAvg: null,
      ratingCount: 0,
      completedCount: 0,
      completionRate: null,
      medianReplyMin: null,
      repeatCustomers: 0,
    },
    isNewcomer: true,
    portfolioCount: 0,
    serviceCount: 0,
    publishedAt: "2026-01-10T09:00:00.000Z",
    excerpt: "",
    categories: [],
    categoryCount: 0,
    workDays: [],
    sameDay: false,
    isAway: false,
    pictureUrls: [],
    isSaved: false,
    distanceKm: null,
    why: [],
    ...own,
  }
}

/** One page of doers. */
export const doersFound = (data: DoerCard[]): Output<"provider.getList"> => ({
  data,
  total: data.length,
  totalIsEstimate: false,
  nextCursor: null,
  pageCursor: "",
  sort: "recommended",
  isCorrected: false,
})

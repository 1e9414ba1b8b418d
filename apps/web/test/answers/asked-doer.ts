import { noHours } from "@doable/domain/provider/availability"
import type { Output } from "../fake-api.ts"

/** The page of a doer, as somebody gets it who wants to ask them for an offer. */
export function anAskedDoer(own: { id?: string; name?: string } = {}): Output<"provider.getById"> {
  return {
    provider: {
      id: "0192f000-0000-7000-8000-0000000000a1",
      name: "Ion M.",
      image: null,
      kind: "individual",
      status: "published",
      headline: "Shelves, doors, locks",
      bio: "",
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
      categories: [],
      coverUrl: null,
      portfolio: [],
      spot: null,
      availability: { weekly: noHours, awayFrom: null, awayUntil: null, sameDay: false },
      badges: [],
      memberSince: "2026-01-10T09:00:00.000Z",
      lastActiveAt: "2026-01-10T09:00:00.000Z",
      createdAt: "2026-01-10T09:00:00.000Z",
      updatedAt: "2026-01-10T09:00:00.000Z",
      own: null,
      ...own,
    },
    viewer: { isOwner: false, isSaved: false },
  }
}

import { noHours } from "@doable/domain/provider/availability"
import type { Output } from "../../fake-api.ts"
import { assembly, aShownCategory } from "../category-tree.ts"

type Provider = Output<"provider.getById">["provider"]
type Own = NonNullable<Provider["own"]>
type Given = Partial<Omit<Provider, "own">> & { own?: Partial<Own> | null }

export const aProviderId = "0192f000-0000-7000-8000-0000000000d1"
export const aBio =
  "Ten years of wardrobes, kitchens and shelves. I bring my own tools, fix everything to the wall and leave it clean."

/** A published profile that lacks nothing, as its doer gets it; other people get it with `own: null`. */
export function aProvider({ own, ...given }: Given = {}): Provider {
  const headline = given.headline ?? "I assemble furniture"
  const bio = given.bio ?? aBio
  return {
    id: aProviderId,
    name: "Ion M.",
    image: "/ion.png",
    kind: "individual",
    headline,
    bio,
    lang: "en",
    mode: "remote",
    place: null,
    radiusKm: 20,
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
    isNewcomer: false,
    portfolioCount: 0,
    serviceCount: 0,
    publishedAt: "2026-02-01T09:00:00.000Z",
    status: "published",
    categories: [aShownCategory(assembly)],
    coverUrl: null,
    portfolio: [],
    spot: null,
    availability: { weekly: noHours, awayFrom: null, awayUntil: null, sameDay: false },
    badges: [],
    memberSince: "2026-01-10T09:00:00.000Z",
    lastActiveAt: "2026-02-01T09:00:00.000Z",
    createdAt: "2026-01-10T09:00:00.000Z",
    updatedAt: "2026-02-01T09:00:00.000Z",
    ...given,
    own:
      own === null
        ? null
        : {
            version: 1,
            headline,
            bio,
            masked: { headline: [], bio: [] },
            companyName: null,
            idno: null,
            placeId: null,
            lat: null,
            lng: null,
            coverFileId: null,
            savedCount: 0,
            checked: null,
            completeness: { score: 60, hints: [] },
            problems: [],
            ...own,
          },
  }
}

export const aProviderDraft = (given: Given = {}) =>
  aProvider({ status: "draft", publishedAt: null, ...given })

/** The page of a doer as someone else sees it. */
export function aProviderPage(
  given: Given = {},
  viewer: Partial<Output<"provider.getById">["viewer"]> = {},
): Output<"provider.getById"> {
  return {
    provider: aProvider({ own: null, ...given }),
    viewer: { isOwner: false, isSaved: false, ...viewer },
  }
}

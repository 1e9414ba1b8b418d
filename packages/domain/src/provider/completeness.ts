// How much a customer learns from a profile, so that its doer is told what would help most.
export const profileHints = [
  "avatar",
  "headline",
  "bio",
  "bio_more",
  "categories",
  "area",
  "price",
  "hours",
  "portfolio",
  "services",
] as const
export type ProfileHint = (typeof profileHints)[number]

const weights: Record<ProfileHint, number> = {
  avatar: 10,
  headline: 10,
  bio: 15,
  bio_more: 5,
  categories: 15,
  area: 10,
  price: 10,
  hours: 10,
  portfolio: 10,
  services: 5,
}

/** From here on a profile counts as complete. */
export const completeFrom = 80
const muchText = 300

export type ProfileFacts = {
  hasAvatar: boolean
  headline: string
  bio: string
  categoryCount: number
  mode: string | null
  placeId: string | null
  hasPrice: boolean
  workDays: number
  portfolioCount: number
  serviceCount: number
}

/** From 0 to 100, and what would add most first. */
export function providerCompleteness(facts: ProfileFacts): { score: number; hints: ProfileHint[] } {
  const bio = facts.bio.trim().length
  const isDone: Record<ProfileHint, boolean> = {
    avatar: facts.hasAvatar,
    headline: facts.headline.trim().length >= 5,
    bio: bio >= 100,
    bio_more: bio >= muchText,
    categories: facts.categoryCount > 0,
    area: facts.mode === "remote" || (facts.mode !== null && facts.placeId !== null),
    price: facts.hasPrice,
    hours: facts.workDays > 0,
    portfolio: facts.portfolioCount > 0,
    services: facts.serviceCount > 0,
  }
  const missing = profileHints.filter((hint) => !isDone[hint])
  return {
    score: 100 - missing.reduce((sum, hint) => sum + weights[hint], 0),
    hints: missing.toSorted((a, b) => weights[b] - weights[a]),
  }
}

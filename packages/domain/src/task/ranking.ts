// How we rank tasks. The weights are public: pages print them from here.
export const matchWeights = {
  category: 0.35,
  near: 0.2,
  language: 0.15,
  fresh: 0.15,
  room: 0.1,
  owner: 0.05,
} as const
export type MatchPart = keyof typeof matchWeights

/** Why a task is where it is: the parts of the best match, or the one thing that another order goes by. */
export const whyReasons = [
  "category",
  "trade",
  "words",
  "near",
  "base",
  "remote",
  "language",
  "speech",
  "fresh",
  "room",
  "owner",
  "newest",
  "due",
  "budget",
  "offers",
  "distance",
] as const
export type WhyReason = (typeof whyReasons)[number]

const halfLifeMs = 48 * 60 * 60 * 1000
/** From here on a place is as good as far away. */
const farKm = 50
const unknown = 0.5

export type Match = {
  /** 1 in the category looked for, 0.5 beside it, null where none is. */
  category: number | null
  /** How well the words fit: title over category over description. Null without words. */
  words: number | null
  isRemote: boolean
  distanceKm: number | null
  /** Of the languages that the seeker speaks, how much of what the task asks for. Null when unknown. */
  languageOverlap: number | null
  publishedAt: Date
  offerCount: number
  offerCap: number
  ownerHireRate: number | null
  /** Compared with the doer's own profile instead of a query, so it has different texts. */
  own?: { category: boolean; near: boolean; language: boolean }
}

/** Every part lies between 0 and 1; what isn't known counts as the middle. */
export function matchParts(match: Match, now: Date): Record<MatchPart, number> {
  const age = Math.max(0, now.getTime() - match.publishedAt.getTime())
  return {
    category: match.words ?? match.category ?? unknown,
    near: match.isRemote
      ? 1
      : match.distanceKm === null
        ? unknown
        : Math.max(0, 1 - match.distanceKm / farKm),
    language: match.languageOverlap ?? unknown,
    fresh: 0.5 ** (age / halfLifeMs),
    room: Math.max(0, 1 - match.offerCount / match.offerCap),
    owner: match.ownerHireRate ?? unknown,
  }
}

export function matchScore(parts: Record<MatchPart, number>): number {
  return entries(parts).reduce((sum, [part, value]) => sum + matchWeights[part] * value, 0)
}

/** The parts that speak for it, weightiest first; what isn't known is no reason. */
export function whyMatches(match: Match, parts: Record<MatchPart, number>): WhyReason[] {
  const isKnown: Record<MatchPart, boolean> = {
    category: match.words !== null || match.category !== null,
    near: match.isRemote || match.distanceKm !== null,
    language: match.languageOverlap !== null,
    fresh: true,
    room: true,
    owner: match.ownerHireRate !== null,
  }
  return entries(parts)
    .filter(([part, value]) => isKnown[part] && value >= 0.5)
    .toSorted(([a, x], [b, y]) => matchWeights[b] * y - matchWeights[a] * x)
    .map(([part]) => nameOf(part, match))
}

function nameOf(part: MatchPart, match: Match): WhyReason {
  const { words, isRemote, own } = match
  if (part === "category") return words === null ? (own?.category ? "trade" : "category") : "words"
  if (part === "near") return isRemote ? "remote" : own?.near ? "base" : "near"
  return part === "language" && own?.language ? "speech" : part
}

function entries(parts: Record<MatchPart, number>) {
  return Object.entries(parts) as [MatchPart, number][]
}

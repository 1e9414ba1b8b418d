import { describe, expect, test } from "vitest"
import { matchParts, matchScore, matchWeights, whyMatches, type Match } from "./ranking.ts"

const now = new Date("2026-08-04T09:00:00Z")
const plain: Match = {
  category: null,
  words: null,
  isRemote: false,
  distanceKm: null,
  languageOverlap: null,
  publishedAt: now,
  offerCount: 0,
  offerCap: 10,
  ownerHireRate: null,
}
const best: Match = { ...plain, category: 1, isRemote: true, languageOverlap: 1, ownerHireRate: 1 }
const score = (match: Match) => matchScore(matchParts(match, now))

test("the weights add up to one, and so does the best match", () => {
  expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
  expect(score(best)).toBeCloseTo(1)
})

describe("each part counts as published", () => {
  const hours = (count: number) => new Date(now.getTime() - count * 3_600_000)
  test.each<[string, Partial<Match>, number]>([
    ["half a category", { category: 0.5 }, 0.35 * 0.5],
    ["words instead of the category", { words: 0 }, 0.35],
    ["25 km away", { isRemote: false, distanceKm: 25 }, 0.2 * 0.5],
    ["far away", { isRemote: false, distanceKm: 500 }, 0.2],
    ["half of the languages", { languageOverlap: 0.5 }, 0.15 * 0.5],
    ["two days old", { publishedAt: hours(48) }, 0.15 * 0.5],
    ["four days old", { publishedAt: hours(96) }, 0.15 * 0.75],
    ["half full", { offerCount: 5 }, 0.1 * 0.5],
    ["over-full", { offerCount: 12 }, 0.1],
    ["an owner who never hires", { ownerHireRate: 0 }, 0.05],
  ])("%s", (_title, given, loss) => {
    expect(score({ ...best, ...given })).toBeCloseTo(1 - loss)
  })
})

test("the reasons are what is known and good, the weightiest first", () => {
  const match = { ...best, publishedAt: new Date(0) }
  expect(whyMatches(match, matchParts(match, now))).toEqual([
    "category",
    "remote",
    "language",
    "room",
    "owner",
  ])
  expect(whyMatches(plain, matchParts(plain, now))).toEqual(["fresh", "room"])
  const own = { category: true, near: true, language: true }
  const suits = { ...match, own, isRemote: false, distanceKm: 2 }
  expect(whyMatches(suits, matchParts(suits, now)).slice(0, 3)).toEqual(["trade", "base", "speech"])
})

import { describe, expect, test } from "vitest"
import {
  bayesianRating,
  completionRate,
  isNewcomer,
  placeNewcomers,
  recommendParts,
  recommendScore,
  recommendWeights,
  replyScore,
  standingScore,
  whyRecommended,
  type Recommendation,
} from "./ranking.ts"

const now = new Date("2026-08-04T09:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

const nobody: Recommendation = {
  category: null,
  hasWords: null,
  distanceKm: null,
  languageOverlap: null,
  ratingSum: 0,
  ratingCount: 0,
  completedCount: 0,
  ownFaultCount: 0,
  medianReplyMin: null,
  level: "none",
  lastActiveAt: daysAgo(30),
}
const partsOf = (given: Partial<Recommendation>) => recommendParts({ ...nobody, ...given }, now)
const whyOf = (given: Partial<Recommendation>) => whyRecommended({ ...nobody, ...given }, partsOf(given))

test("the published weights are those of the formula and make one", () => {
  expect(recommendWeights).toEqual({
    relevance: 0.3,
    quality: 0.25,
    completion: 0.15,
    reply: 0.1,
    near: 0.1,
    verified: 0.05,
    active: 0.05,
  })
  expect(Object.values(recommendWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
})

describe("each part", () => {
  test.each([
    ["relevance", { category: 1 }, 1],
    ["relevance", { category: 0.5 }, 0.5],
    ["relevance", { hasWords: true }, 0.3],
    ["relevance", { category: 0, hasWords: true }, 0.3],
    ["relevance", { category: 1, hasWords: true }, 1],
    ["relevance", { hasWords: false }, 0],
    ["relevance", {}, 0.5],
    ["quality", {}, 0.65],
    ["quality", { ratingSum: 5, ratingCount: 1 }, 0.7083],
    ["quality", { ratingSum: 500, ratingCount: 100 }, 0.9833],
    ["quality", { ratingSum: 100, ratingCount: 100 }, 0],
    ["completion", {}, 0.85],
    ["completion", { completedCount: 4 }, 0.85],
    ["completion", { completedCount: 4, ownFaultCount: 1 }, 0.8],
    ["completion", { completedCount: 10 }, 1],
    ["reply", { medianReplyMin: 60 }, 1],
    ["reply", { medianReplyMin: 24 * 60 }, 0.3],
    ["reply", { medianReplyMin: 72 * 60 }, 0],
    ["reply", {}, 0.5],
    ["near", { distanceKm: 0 }, 1],
    ["near", { distanceKm: 25 }, 0.5],
    ["near", { distanceKm: 500 }, 0],
    ["near", { languageOverlap: 1 }, 1],
    ["near", { distanceKm: 50, languageOverlap: 1 }, 0],
    ["near", {}, 0.5],
    ["verified", { level: "verified" }, 1],
    ["verified", { level: "contacts" }, 0.5],
    ["verified", {}, 0],
    ["active", { lastActiveAt: daysAgo(7) }, 1],
    ["active", { lastActiveAt: daysAgo(8) }, 0],
  ] as const)("%s of %j is %d", (part, given, value) => {
    expect(partsOf(given)[part]).toBeCloseTo(value, 3)
  })

  test("lies between 0 and 1 and so does the sum, whatever the figures", () => {
    for (const ratingCount of [0, 1, 1000]) {
      for (const each of [1, 5]) {
        const doer = { ...nobody, ratingCount, ratingSum: each * ratingCount, medianReplyMin: 1e9 }
        const score = recommendScore(standingScore(doer), doer, now)
        for (const value of [...Object.values(recommendParts(doer, now)), score]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})

test("the standing and what depends on who asks add up to the weighted parts", () => {
  const doer = { ...nobody, ratingSum: 45, ratingCount: 10, completedCount: 9, level: "verified" } as const
  const parts = Object.entries(recommendParts(doer, now)) as [keyof typeof recommendWeights, number][]
  const sum = parts.reduce((all, [part, value]) => all + recommendWeights[part] * value, 0)
  expect(recommendScore(standingScore(doer), doer, now)).toBeCloseTo(sum)
})

test("one review decides little, a hundred decide", () => {
  expect(bayesianRating({ ratingSum: 0, ratingCount: 0 })).toBeCloseTo(4.3)
  expect(bayesianRating({ ratingSum: 1, ratingCount: 1 })).toBeCloseTo(3.75)
  expect(bayesianRating({ ratingSum: 490, ratingCount: 100 })).toBeCloseTo(4.87, 2)
})

test("a share of finished work is said from five on, and own faults alone lower it", () => {
  expect(completionRate({ completedCount: 4, ownFaultCount: 0 })).toBeNull()
  expect(completionRate({ completedCount: 5, ownFaultCount: 0 })).toBe(1)
  expect(completionRate({ completedCount: 3, ownFaultCount: 2 })).toBe(0.6)
})

test("a slower answer never scores higher", () => {
  const scores = [0, 30, 60, 61, 300, 1440, 2000, 4320, 9999].map(replyScore)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})

describe("why a doer is here", () => {
  test.each([
    [{}, []],
    [{ category: 1, lastActiveAt: now }, ["category", "active"]],
    [{ hasWords: true }, ["words"]],
    [{ category: 0, hasWords: true }, ["words"]],
    [{ distanceKm: 3 }, ["near"]],
    [{ languageOverlap: 1 }, ["language"]],
    [{ level: "verified" }, ["verified"]],
    [{ level: "contacts" }, []],
    [{ ratingSum: 50, ratingCount: 10, medianReplyMin: 20 }, ["quality", "reply"]],
    [{ category: 1, ratingSum: 50, ratingCount: 10 }, ["category", "quality"]],
    [{ distanceKm: 49 }, []],
  ] as const)("%j: %j", (given, why) => {
    expect(whyOf(given)).toEqual(why)
  })
})

describe("every fifth place", () => {
  const letters = (text: string) => text.split("")
  test.each([
    ["abcdefgh", "", "abcdefgh"],
    ["abcdefgh", "z", "abcdzefgh"],
    ["abcdefghijk", "xyz", "abcdxefghyijk"],
    // Who is there by rank already needs no other place.
    ["abcdefgh", "az", "abcdzefgh"],
    // Who would come later by rank comes now, and only once.
    ["abcdefghijk", "k", "abcdkefghij"],
    ["abcdefghijk", "kj", "abcdkefghji"],
    ["abcd", "xy", "abcdx"],
    ["", "xy", ""],
    ["abc", "xy", "abc"],
  ])("of %s with newcomers %s: %s", (ranked, newcomers, placed) => {
    expect(placeNewcomers(letters(ranked), letters(newcomers)).join("")).toBe(placed)
  })

  test("belongs to somebody with a whole profile and fewer than three reviews", () => {
    expect(isNewcomer({ ratingCount: 2, isComplete: true })).toBe(true)
    expect(isNewcomer({ ratingCount: 3, isComplete: true })).toBe(false)
    expect(isNewcomer({ ratingCount: 0, isComplete: false })).toBe(false)
  })
})

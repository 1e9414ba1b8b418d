import { expect, test } from "vitest"
import { completeFrom, profileHints, providerCompleteness, type ProfileFacts } from "./completeness.ts"

const nothing: ProfileFacts = {
  hasAvatar: false,
  headline: "",
  bio: "",
  categoryCount: 0,
  mode: null,
  placeId: null,
  hasPrice: false,
  workDays: 0,
  portfolioCount: 0,
  serviceCount: 0,
}
const everything: ProfileFacts = {
  hasAvatar: true,
  headline: "Plumber",
  bio: "b".repeat(300),
  categoryCount: 1,
  mode: "in_person",
  placeId: "chisinau",
  hasPrice: true,
  workDays: 1,
  portfolioCount: 1,
  serviceCount: 1,
}

test("an empty profile has all before it, a full one nothing", () => {
  expect(providerCompleteness(nothing)).toMatchObject({ score: 0 })
  expect(providerCompleteness(nothing).hints).toHaveLength(profileHints.length)
  expect(providerCompleteness(everything)).toEqual({ score: 100, hints: [] })
})

test("what adds most is named first", () => {
  const { hints } = providerCompleteness({
    ...everything,
    categoryCount: 0,
    serviceCount: 0,
    hasPrice: false,
  })
  expect(hints).toEqual(["categories", "price", "services"])
})

test("who works from afar needs no place, and a profile can be complete without services and a long text", () => {
  expect(providerCompleteness({ ...everything, mode: "remote", placeId: null }).score).toBe(100)
  const short = providerCompleteness({ ...everything, serviceCount: 0, bio: "b".repeat(100) })
  expect(short.score).toBeGreaterThanOrEqual(completeFrom)
})

import { describe, expect, test } from "vitest"
import {
  offerParts,
  offerScore,
  offerWeights,
  whyOffer,
  type RankedOffer,
  type WantedWork,
} from "./ranking.ts"

const unknownDoer: RankedOffer = {
  price: 500_00,
  canStartAt: null,
  ratingSum: 0,
  ratingCount: 0,
  completedCount: 0,
  ownFaultCount: 0,
  jobsInCategory: 0,
  workedTogether: false,
}
const wanted: WantedWork = {
  budgetMin: 500_00,
  budgetMax: 500_00,
  timingKind: "on_date",
  dueDate: "2026-08-10",
}

test("the weights are those that are published, and make one", () => {
  expect(offerWeights).toEqual({
    quality: 0.35,
    price: 0.2,
    completion: 0.15,
    start: 0.15,
    category: 0.1,
    together: 0.05,
  })
  expect(Object.values(offerWeights).reduce((sum: number, weight) => sum + weight, 0)).toBeCloseTo(1)
})

describe("a part of the order", () => {
  test.each([
    ["the very budget", { price: 500_00 }, "price", 1],
    ["half of it is not better", { price: 250_00 }, "price", 0.5],
    ["half as much again", { price: 750_00 }, "price", 0.5],
    ["three times as much", { price: 1500_00 }, "price", 0],
    ["the day that is wanted", { canStartAt: new Date("2026-08-10T07:00:00Z") }, "start", 1],
    ["the day after", { canStartAt: new Date("2026-08-11T07:00:00Z") }, "start", 0],
    ["a start that is not told", {}, "start", 0.5],
    ["nobody's word yet", {}, "quality", 0.65],
    ["five stars from many", { ratingSum: 500, ratingCount: 100 }, "quality", 0.98],
    ["too little work to tell", {}, "completion", 0.85],
    ["every job done", { completedCount: 5 }, "completion", 1],
    ["two such jobs", { jobsInCategory: 2 }, "category", 0.667],
    ["ten such jobs", { jobsInCategory: 10 }, "category", 1],
    ["worked for this client before", { workedTogether: true }, "together", 1],
  ] as const)("%s", (_title, given, part, value) => {
    expect(offerParts({ ...unknownDoer, ...given }, wanted)[part]).toBeCloseTo(value, 2)
  })

  test("inside a range every price is as good, and without a budget none is", () => {
    const range = { ...wanted, budgetMin: 400_00, budgetMax: 600_00 }
    expect(offerParts({ ...unknownDoer, price: 400_00 }, range).price).toBe(1)
    expect(offerParts({ ...unknownDoer, price: 600_00 }, range).price).toBe(1)
    const open = { ...wanted, budgetMin: null, budgetMax: null }
    expect(offerParts(unknownDoer, open).price).toBe(0.5)
  })
})

test("a better doer at the wished price stands before a cheaper unknown one", () => {
  const good = { ...unknownDoer, ratingSum: 49, ratingCount: 10, completedCount: 12 }
  const cheap = { ...unknownDoer, price: 250_00 }
  const scoreOf = (offer: RankedOffer) => offerScore(offerParts(offer, wanted))
  expect(scoreOf(good)).toBeGreaterThan(scoreOf(cheap))
})

test("reasons are what is known and speaks for the offer, weightiest first", () => {
  const reasonsOf = (offer: RankedOffer, work = wanted) => whyOffer(offer, work, offerParts(offer, work))
  expect(reasonsOf(unknownDoer)).toEqual(["price"])
  expect(reasonsOf(unknownDoer, { ...wanted, budgetMin: null, budgetMax: null })).toEqual([])
  expect(
    reasonsOf({
      ...unknownDoer,
      ratingSum: 50,
      ratingCount: 10,
      completedCount: 9,
      canStartAt: new Date("2026-08-09T07:00:00Z"),
      jobsInCategory: 1,
      workedTogether: true,
    }),
  ).toEqual(["quality", "price", "completion", "start", "together", "category"])
})

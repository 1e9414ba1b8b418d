import { expect, test } from "vitest"
import { bestParts, type ComparedOffer, type ComparedPart } from "./compare.ts"

const lei = (amount: number) => ({ amount, currency: "MDL" as const })
const anOffer = (of: Partial<ComparedOffer> = {}): ComparedOffer => ({
  price: lei(100),
  materialsCost: null,
  canStartAt: "2026-06-20T09:00:00.000Z",
  warrantyDays: null,
  ratingAvg: null,
  completedCount: 0,
  distanceKm: null,
  ...of,
})

const cases: [name: string, offers: Partial<ComparedOffer>[], best: ComparedPart[][]][] = [
  ["equal offers have no best", [{}, {}], [[], []]],
  ["the lower price", [{ price: lei(90) }, {}], [["price"], []]],
  ["with materials", [{ price: lei(90), materialsCost: lei(20) }, {}], [[], ["price"]]],
  ["two currencies say nothing", [{ price: { amount: 9, currency: "EUR" } }, {}], [[], []]],
  ["the earlier day, also beside none", [{ canStartAt: null }, {}], [[], ["start"]]],
  [
    "in time, not in letters",
    [{ canStartAt: "2026-06-20T11:30:00+03:00" }, {}, { canStartAt: null }],
    [["start"], [], []],
  ],
  ["the higher rating", [{ ratingAvg: 4.6 }, { ratingAvg: 4.9 }, {}], [[], ["rating"], []]],
  [
    "two share the best",
    [{ ratingAvg: 5 }, { ratingAvg: 5 }, { ratingAvg: 4 }],
    [["rating"], ["rating"], []],
  ],
  ["more jobs", [{ completedCount: 3 }, {}], [["jobs"], []]],
  [
    "the longer warranty; no days are no warranty",
    [{ warrantyDays: 30 }, { warrantyDays: 0 }],
    [["warranty"], []],
  ],
  ["the nearer one, also next door", [{ distanceKm: 0 }, { distanceKm: 1.2 }], [["distance"], []]],
]

test.each(cases)("%s", (_, offers, best) => {
  expect(bestParts(offers.map(anOffer))).toEqual(best)
})

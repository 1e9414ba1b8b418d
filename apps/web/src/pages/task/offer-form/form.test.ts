import { expect, test } from "vitest"
import { anOwnOffer } from "../../../../test/answers/offer.ts"
import { inDays } from "../../../../test/answers/moment.ts"
import { lei } from "../../../../test/answers/task-page.ts"
import { emptyOffer, formOfEarlier, formOfOffer, problemsOf, termsOf, withNewPrice } from "./form.ts"

const budget = { currency: "MDL", budgetMin: null } as const
const now = new Date()

test.each([
  ["4", 4],
  ["1.5", 1.5],
  ["1,5", 1.5],
  [" 0,5 ", 0.5],
  ["", null],
])("%j hours are %s", (duration, hours) => {
  const form = { ...emptyOffer, duration }
  expect(problemsOf(form, budget, now).has("duration")).toBe(false)
  expect(termsOf(form, budget, "en").durationHours).toBe(hours)
})

test.each(["0", "0.4", "2000.5", "1.5.2", "a day"])("%j hours aren't", (duration) => {
  const problem = problemsOf({ ...emptyOffer, duration }, budget, now).get("duration")
  expect(problem?.code).toBe("hours_out_of_range")
})

test("hours stand in the field as the reader writes them", () => {
  const offer = anOwnOffer({ durationHours: 1.5 })
  expect([formOfOffer(offer, "en").duration, formOfOffer(offer, "ru").duration]).toEqual(["1.5", "1,5"])
})

test("offered again, an offer starts with the earlier values that still fit", () => {
  const earlier = anOwnOffer({ status: "withdrawn", canStartAt: inDays(-2), warrantyDays: 30 })
  expect(formOfEarlier(earlier, "MDL", "en", Date.now())).toMatchObject({
    price: lei(380).amount,
    message: earlier.message,
    included: earlier.included,
    warranty: "30",
    day: null,
    time: null,
  })
  expect(formOfEarlier(earlier, "EUR", "en", Date.now()).price).toBeNull()
})

test.each([
  ["For 50 lei. See you.", "For 80 lei. See you."],
  ["Not 150 lei, 50 lei.", "Not 150 lei, 80 lei."],
  ["Not 1.50 lei.", "Not 1.50 lei."],
  ["For a fair price.", "For a fair price."],
])("in %j the price becomes the new one", (message, followed) => {
  expect(withNewPrice(message, "50 lei", "80 lei")).toBe(followed)
})

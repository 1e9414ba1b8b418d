import { expect, test } from "vitest"
import { startForm, wishOf } from "./start-form.ts"

const nothing = {
  text: "",
  day: undefined,
  budget: "",
  categoryId: null,
  placeId: null,
  unknownPlace: null,
  asked: [],
}

test("a short wish becomes the title", () => {
  expect(wishOf("  assemble   a wardrobe ")).toEqual({ title: "Assemble a wardrobe", description: "" })
  expect(wishOf("собрать шкаф").title).toBe("Собрать шкаф")
  expect(wishOf("")).toEqual({ title: "", description: "" })
})

test("of a long wish nothing is lost: it begins the description, and the title ends with a whole word", () => {
  const wish =
    "Move a sofa, two beds, a piano and fourteen boxes of books from the third floor to the sixth, no lift"
  const { title, description } = wishOf(wish)
  expect(title).toBe("Move a sofa, two beds, a piano and fourteen boxes of books from the third floor")
  expect(description).toBe(wish)
})

test("a wish of one endless word is cut where the title ends", () => {
  expect(wishOf("x".repeat(100)).title).toHaveLength(80)
})

test.each([
  ["flexible", { timingKind: "flexible", date: null }],
  ["today", { timingKind: "on_date", date: "2026-07-29" }],
  ["tomorrow", { timingKind: "on_date", date: "2026-07-30" }],
  ["week", { timingKind: "before_date", date: "2026-08-02" }],
] as const)("the day %s is a day of the calendar", (day, timing) => {
  expect(startForm("ro", "2026-07-29", { ...nothing, day })).toMatchObject({ lang: "ro", ...timing })
})

test("on a Sunday, by Sunday is today", () => {
  expect(startForm("en", "2026-08-02", { ...nothing, day: "week" }).date).toBe("2026-08-02")
})

test("a day that was chosen elsewhere is the day, unless it is over", () => {
  const on = (day: string) => startForm("en", "2026-07-29", { ...nothing, day })
  expect(on("2026-08-14")).toMatchObject({ timingKind: "on_date", date: "2026-08-14" })
  expect(on("2026-07-28")).toMatchObject({ timingKind: null, date: null })
})

test("whoever comes from the profiles of doers asks them", () => {
  const asked = ["ion", "eva"].map((id) => ({ id, name: "Ion P.", image: null }))
  expect(startForm("en", "2026-07-29", { ...nothing, asked }).providerIds).toEqual(["ion", "eva"])
  expect(startForm("en", "2026-07-29", nothing).providerIds).toEqual([])
})

test.each([
  ["850", { budgetKind: "fixed", currency: "MDL", budgetMin: 850_00 }],
  ["1 240,50 lei", { budgetKind: "fixed", currency: "MDL", budgetMin: 1240_50 }],
  ["€120", { budgetKind: "fixed", currency: "EUR", budgetMin: 120_00 }],
  ["300 RON", { budgetKind: "fixed", currency: "RON", budgetMin: 300_00 }],
  ["a little", { budgetKind: "fixed", budgetMin: null }],
  ["", { budgetKind: null, budgetMin: null }],
] as const)("the budget “%s” is an amount, or asked for again", (budget, form) => {
  expect(startForm("en", "2026-07-29", { ...nothing, budget })).toMatchObject(form)
})

test("a place means that someone comes", () => {
  expect(startForm("en", "2026-07-29", { ...nothing, placeId: "botanica" })).toMatchObject({
    mode: "in_person",
    placeId: "botanica",
  })
})

test("a town that nobody knows is no place, and the work is still somewhere", () => {
  expect(startForm("en", "2026-07-29", { ...nothing, unknownPlace: "Narnia" })).toMatchObject({
    mode: "in_person",
    placeId: null,
  })
})

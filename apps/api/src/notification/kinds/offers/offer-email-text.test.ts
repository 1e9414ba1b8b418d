import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { translatorIn } from "../../../platform/words.ts"
import { moneyWords } from "../money-words.ts"
import { offerAfterword, offerCells, offerTitle, ratingWords } from "./offer-email-text.ts"

const languages = locales.map(translatorIn)
const [en, ru, ro] = [translatorIn("en"), translatorIn("ru"), translatorIn("ro")]
const now = new Date("2024-06-10T09:00:00Z")
const thursday = new Date("2024-06-13T15:00:00Z")
const price = { amount: 780_00, currency: "MDL" } as const
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, " ")

test("money is said as pages say it, agreeing with its number", () => {
  const inAll = (amount: number, currency: "MDL" | "RON" | "EUR" = "MDL") =>
    languages.map((language) => plain(moneyWords({ amount, currency }, language)))
  expect(inAll(780_00)).toEqual(["780 lei", "780 леев", "780 de lei"])
  expect(inAll(1_00)).toEqual(["1 leu", "1 лей", "1 leu"])
  expect(inAll(2_00)).toEqual(["2 lei", "2 лея", "2 lei"])
  expect(inAll(1240_50)).toEqual(["1,240.50 lei", "1 240,50 лея", "1.240,50 lei"])
  expect(inAll(50_00, "EUR")).toEqual(["€50", "50 €", "50 EUR"])
  expect(inAll(50_00, "RON")).toEqual(["RON 50", "50 RON", "50 RON"])
})

test("a letter's title says who, when and for how much", () => {
  const said = { name: "Ion", price, canStartAt: thursday, now }
  const titles = languages.map((language) => plain(offerTitle(language, said)))
  expect(titles).toEqual([
    "Ion can do it on Thursday for 780 lei",
    "Ion выполнит задание в четверг за 780 леев",
    "Ion poate face lucrarea joi pentru 780 de lei",
  ])
  const later = { ...said, canStartAt: new Date("2024-06-20T15:00:00Z") }
  expect(languages.map((language) => plain(offerTitle(language, later)))).toEqual([
    "Ion can do it on 20 June for 780 lei",
    "Ion выполнит задание 20 июня за 780 леев",
    "Ion poate face lucrarea pe 20 iunie pentru 780 de lei",
  ])
  expect(plain(offerTitle(ro, { ...said, canStartAt: null }))).toBe(
    "Ion poate face lucrarea pentru 780 de lei",
  )
})

test("materials are counted in", () => {
  const terms = { price, materialsCost: { amount: 120_00, currency: "MDL" } } as const
  const said = { name: "Ion", ...terms, canStartAt: null, now }
  expect(languages.map((language) => plain(offerTitle(language, said)))).toEqual([
    "Ion can do it for 900 lei",
    "Ion выполнит задание за 900 леев",
    "Ion poate face lucrarea pentru 900 de lei",
  ])
  const cells = languages.flatMap((language) =>
    offerCells(language, { ...terms, budget: null, canStartAt: null }),
  )
  expect(cells.map(({ value }) => plain(value))).toEqual([
    "900 lei with materials",
    "900 леев с материалами",
    "900 de lei cu materiale",
  ])
})

test("the terms stand beside the budget, and the afterword counts the others", () => {
  const budget = { amount: 850_00, currency: "MDL" } as const
  const cells = offerCells(en, { price, budget, canStartAt: thursday })
  expect(cells.map(({ label, value }) => [label, value].map(plain))).toEqual([
    ["When", "Thu 13 Jun, 18:00"],
    ["Price (your budget: 850 lei)", "780 lei"],
  ])
  const until = new Date("2024-06-20T09:00:00Z")
  expect(offerAfterword(en, 2, until)).toBe("You have 2 more offers. This offer is valid until 20 June.")
  expect(offerAfterword(ru, 5, until)).toBe("У вас ещё 5 предложений. Это предложение действует до 20 июня.")
  expect(offerAfterword(ro, 1, until)).toBe("Mai ai o ofertă. Această ofertă e valabilă până pe 20 iunie.")
  expect(offerAfterword(en, 0, until)).toBe("This offer is valid until 20 June.")
})

test("stars are told once there are some", () => {
  expect(ratingWords(en, { sum: 0, count: 0 })).toBeNull()
  const many = { sum: 627, count: 128 }
  expect(languages.map((language) => ratingWords(language, many))).toEqual([
    "4.9, 128 reviews",
    "4,9, 128 отзывов",
    "4,9, 128 de recenzii",
  ])
})

import { expect, test } from "vitest"
import { normalizeText, normalizeWords } from "./normalize.ts"

const oneWord: readonly (readonly string[])[] = [
  ["сантехник", "Сантехник", "santehnik", "santekhnik", "САНТЕХНИК"],
  ["instalator", "инсталатор", "Instalator"],
  ["Chișinău", "Chişinău", "Chisinau", "CHIȘINĂU"],
  ["Țigănești", "Ţigăneşti", "Tiganesti", "țiga\u0306nes\u0326ti"],
  ["ёлка", "елка", "elka"],
  ["meșter", "мештер", "mester"],
  ["чистка", "chistka"],
  ["массаж", "masaj", "masazh"],
  ["щётка", "shchetka"],
  ["циклёвка", "tsiklevka"],
  ["ремонт", "remont", "Ремо\u0301нт"],
  ["хата", "khata", "hata"],
  ["мебель", "mebel'", "mebel", "mebel’"],
  ["жалюзи", "zhaliuzi", "jaliuzi"],
  ["няня", "niania", "nyanya"],
  ["электрик", "elektrik", "electric"],
  ["такси", "taxi"],
  ["ｐｌｕｍｂｅｒ", "plumber"],
  ["подъезд", "podezd"],
]

test.each(oneWord.map((spellings) => [spellings[0], spellings]))(
  "every spelling of «%s» folds to one",
  (_, spellings) => {
    expect(new Set(spellings.map(normalizeText)).size).toBe(1)
  },
)

test("words are told apart by anything that is neither a letter nor a number", () => {
  expect(normalizeWords("  Веб-сайт, 2 страницы (landing)!  ")).toEqual([
    "veb",
    "sait",
    "2",
    "straniti",
    "landing",
  ])
})

test("a text without words folds to nothing", () => {
  expect(normalizeText(" … – 🙂 \u0301 ь")).toBe("")
})

test("folding what is folded changes nothing", () => {
  for (const word of oneWord.flat()) expect(normalizeText(normalizeText(word))).toBe(normalizeText(word))
})

test("different words stay different", () => {
  const words =
    "сантехник электрик уборка переезд няня plumber cleaning instalator curățenie mutare bonă".split(" ")
  expect(new Set(words.map(normalizeText)).size).toBe(words.length)
})

import { describe, expect, test } from "vitest"
import { findProhibited, markProhibited } from "./prohibited.ts"

describe("a person of ours looks at", () => {
  test.each([
    ["Купить кокаин", "drugs"],
    ["КОКАИНА немного", "drugs"],
    ["кoкаин с латинской o", "drugs"],
    ["работа закладчиком", "drugs"],
    ["Vând droguri", "drugs"],
    ["heroină", "drugs"],
    ["buy heroin", "drugs"],
    ["Доставить боеприпасы", "weapons"],
    ["arme de foc", "weapons"],
    ["Firearm repair without papers", "weapons"],
    ["интим услуги", "sex"],
    ["masaj erotic la domiciliu", "sex"],
    ["Make me a fake passport", "papers"],
    ["поддельный диплом", "papers"],
    ["diplomă falsă", "papers"],
    ["acte false", "papers"],
    ["Взломать аккаунт бывшей", "fraud"],
    ["взлом аккаунта", "fraud"],
    ["hack her instagram", "fraud"],
    ["spălare de bani", "fraud"],
    ["продать почку", "people"],
    ["сдать экзамен за меня", "exams"],
  ])("%s", (text, kind) => {
    expect(findProhibited(text)).toContain(kind)
  })
})

describe("nobody minds", () => {
  test.each([
    "remove weed from the garden",
    "a pot for the stove",
    "героиня романа, перевод",
    "перевод текста о главной героине",
    "the heroine of a novel",
    "translate my passport",
    "перевести диплом на румынский",
    "apostila pentru diplomă",
    "подготовить к экзамену",
    "массаж спины",
    "masaj de relaxare",
    "взломостойкая дверь",
    "оружейный шкаф собрать",
    "account for a shop",
    "crack in the wall",
    "shoot a wedding",
    "bomb-proof lock",
    "детский экзамен по музыке",
    "kill mould in the bathroom",
  ])("%s", (text) => {
    expect(findProhibited(text)).toEqual([])
  })
})

describe("the words themselves are found where they stand", () => {
  const found = (text: string) =>
    markProhibited(text).map(({ start, end, kind }) => [text.slice(start, end), kind])
  test.each([
    ["Need cocaine, please", [["cocaine", "drugs"]]],
    [
      "Срочно куплю КОКАИН и наркотики",
      [
        ["КОКАИН", "drugs"],
        ["наркотики", "drugs"],
      ],
    ],
    ["Diplomă: acte  falsificate", [["acte  falsificate", "papers"]]],
    ["со\u200bcаine", [["со\u200bcаine", "drugs"]]],
    ["кoкаин сегодня", [["кoкаин", "drugs"]]],
    ["coca\u00adine", [["coca\u00adine", "drugs"]]],
    ["nothing at all", []],
  ])("%j", (text, marks) => {
    expect(found(text)).toEqual(marks)
  })
})

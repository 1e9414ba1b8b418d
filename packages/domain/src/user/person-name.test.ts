import { describe, expect, test } from "vitest"
import { whyCannotBeNamed } from "./person-name.ts"

describe("people are called", () => {
  test.each([
    "",
    "Ana",
    "Ana Rusu",
    "Ștefan Munteanu",
    "Анна Соколова",
    "Ольга",
    "Ana-Maria d’Avila",
    "O'Brien",
    "Ion 2",
    "Robinet SRL",
    "Casa & Co",
    "Dobale",
    "Жанна-Мария",
    "李小龙",
    "Double Clean",
    "Студия «Уют»",
    "Administrare Blocuri SRL",
  ])("%s", (name) => {
    expect(whyCannotBeNamed(name)).toBeNull()
  })
})

describe("nobody is called", () => {
  test.each([
    "Ana 069123456",
    "Ana ноль шесть девять один два три четыре пять шесть",
    "ana@example.com",
    "@anarusu",
    "curatenie.md",
    "Ana\u200b Rusu",
    "Ana\u202eusuR",
    "Ana\u0007",
    "\u3164",
    "\u2800\u2800",
    "---",
    "12345",
    "Doable",
    "Doable Support",
    "D o a b l e",
    "D0able",
    "Dоаblе",
    "ᴅoable".normalize("NFC").replace("ᴅ", "ԁ"),
    "DOABIE team",
    "Ðoable".replace("Ð", "D"),
    "Доабле",
    "Ｄｏａｂｌｅ",
    "Do@ble",
    "Admin",
    "Модератор Иван",
    "Поддержка",
    "Suport clienți",
  ])("%j", (name) => {
    expect(whyCannotBeNamed(name)).toBe("name_not_allowed")
  })
})

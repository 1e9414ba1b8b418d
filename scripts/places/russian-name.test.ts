import { expect, test } from "vitest"
import { russianName } from "./russian-name.ts"

test.each([
  ["Valea Mare", "Валя-Маре"],
  ["Vâlcea", "Вылча"],
  ["Giurgeni", "Джурджени"],
  ["Gheorgheni", "Георгени"],
  ["Ciocănești", "Чокэнешти"],
  ["Cheia", "Кея"],
  ["Iernut", "Ернут"],
  ["Plopii de Sus", "Плопии-де-Сус"],
  ["Târgu Ocna", "Тыргу-Окна"],
  ["Jibou", "Жибоу"],
  ["Sector 3", "Сектор 3"],
  ["23 August", "23 Аугуст"],
  ["I. L. Caragiale", "И. Л. Караджале"],
])("%s is %s", (romanian, russian) => {
  expect(russianName(romanian)).toBe(russian)
})

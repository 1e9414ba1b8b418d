import { expect, test } from "vitest"
import { titleOfWish, withCapital } from "./title-text.ts"

test.each([
  ["assemble a wardrobe", "Assemble a wardrobe"],
  ["I need someone to assemble a wardrobe", "Assemble a wardrobe"],
  ["I need a plumber", "I need a plumber"],
  ["собрать шкаф", "Собрать шкаф"],
  ["Мне нужно собрать шкаф", "Собрать шкаф"],
  ["нужно, чтобы кто-то собрал шкаф", "Нужно, чтобы кто-то собрал шкаф"],
  ["montarea unui dulap", "Montarea unui dulap"],
  ["Am nevoie de montarea unui dulap", "Montarea unui dulap"],
  ["am nevoie de cineva care să monteze un dulap", "Am nevoie de cineva care să monteze un dulap"],
])("the line %j becomes the title %j", (line, title) => {
  expect(titleOfWish(line)).toBe(title)
})

test.each([
  ["țevi noi în baie", "Țevi noi în baie"],
  ["iPhone screen", "iPhone screen"],
  ["2 shelves", "2 shelves"],
  ["", ""],
])("a title starts with a capital letter, unless its first word has its own: %j", (typed, title) => {
  expect(withCapital(typed)).toBe(title)
})

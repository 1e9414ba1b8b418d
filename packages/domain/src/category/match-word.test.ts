import { expect, test } from "vitest"
import { normalizeText } from "../text/normalize.ts"
import { stemOf } from "../text/stem.ts"
import { matchWords } from "./match-word.ts"

const word = (text: string) => ({ word: normalizeText(text), stem: stemOf(normalizeText(text)) })
const tree = ["сантехник", "репетитор", "instalator", "masaj", "seo"].map(word)

const best = (text: string, { isTyping = false, leastForSlips = 5 } = {}) => {
  const matches = matchWords(word(text), tree, { isTyping, leastForSlips })
  return matches.map(({ known, match }) => [known.word, match])
}

test.each([
  ["сантехник", "santehnic", 1],
  ["репетитора", "repetitor", 0.95],
  ["сантехническая", "santehnic", 0.8],
  ["репититор", "repetitor", 0.65],
])("«%s» stands for %s by %d", (text, known, match) => {
  expect(best(text)).toEqual([[known, match]])
})

test("a beginning counts only while somebody is typing", () => {
  expect(best("inst", { isTyping: true })).toEqual([["instalator", 0.85]])
  expect(best("inst")).toEqual([])
})

test("slips are thought of only in words that are long enough", () => {
  expect(best("masj")).toEqual([])
  expect(best("seu")).toEqual([])
  expect(best("instalatr")).toEqual([["instalator", 0.65]])
  expect(best("instalatr", { leastForSlips: 20 })).toEqual([])
})

import { expect, test } from "vitest"
import { answerTexts, maskAnswers } from "./answer-texts.ts"

test("of the answers only what was written can hold a contact, and there it is hidden", () => {
  const answers = { rooms: 3, hasPets: true, extras: ["windows"], symptom: "It leaks, ring 069 123 456" }
  expect(answerTexts(answers)).toEqual(["It leaks, ring 069 123 456"])
  expect(maskAnswers(answers)).toEqual({ ...answers, symptom: "It leaks, ring ▒▒▒" })
})

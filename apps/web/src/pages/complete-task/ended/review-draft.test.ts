import { expect, test } from "vitest"
import { readDraft } from "./review-draft.ts"

const nothing = { rating: null, sub: {}, text: "", lang: "ru", note: "" }

test("a review that was begun is read as it was kept", () => {
  const draft = { rating: 4, sub: { quality: 5, respect: 1 }, text: "Stands straight.", lang: "en", note: "" }
  expect(readDraft(JSON.stringify(draft), "ru")).toEqual(draft)
})

test.each([
  ["nothing", ""],
  ["something that is no draft", "{"],
  ["null", "null"],
  [
    "marks that there are not",
    JSON.stringify({ rating: 6, sub: { quality: 0, taste: 5 }, text: 1, lang: "de" }),
  ],
])("%s is an empty draft in the reader's language", (_, kept) => {
  expect(readDraft(kept, "ru")).toEqual(nothing)
})

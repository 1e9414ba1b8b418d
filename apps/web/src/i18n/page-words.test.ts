import { expect, test } from "vitest"
import { pageWordsText } from "./page-words.tsx"

test("the scripts read the words as they are, and no text ends the script that holds them", () => {
  const words = { common: { end: "</script><!--", deep: { quote: `"„ș”\\` } }, shell: {} }
  const text = pageWordsText(words)
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toEqual(words)
  expect(pageWordsText(words)).toBe(text)
})

import { expect, test } from "vitest"
import { flatten } from "./dictionaries.ts"
import { filesUnder, read } from "./repository.ts"
import { stiffLines, stiffWords } from "./stiff-words.ts"

test("the English dictionaries use everyday words", () => {
  const english = filesUnder("packages/words/en").map((path) => {
    const namespace = path.slice("packages/words/en/".length, -".json".length)
    return flatten(namespace, JSON.parse(read(path).text))
  })
  expect(english.flatMap(stiffWords)).toEqual([])
})

test("the categories use everyday words", () => {
  const withoutSynonyms = (key: string, value: unknown) => (key === "synonyms" ? undefined : value)
  const seed = JSON.parse(read("apps/api/src/category/seed/en.json").text, withoutSynonyms)
  expect(stiffWords(flatten("seed", seed))).toEqual([])
})

test("the docs use everyday words", () => {
  const docs = filesUnder("").filter((path) => path.endsWith(".md"))
  expect(docs.map(read).flatMap(stiffLines)).toEqual([])
})

test.each(["Somebody took it.", "You cannot log in.", "It was not saved.", "Sign in first.", "Begin anew."])(
  "%s is refused in both",
  (text) => {
    expect(stiffWords(flatten("task", { gone: text }))).toHaveLength(1)
    expect(stiffLines({ path: "docs/guide.md", text: `# Guide\n\n${text}` })).toEqual([
      expect.stringMatching(/^docs\/guide\.md:3 says ".+": write it in everyday words$/),
    ])
  },
)

test("search words may be stiff", () => {
  expect(stiffWords(flatten("articles", { late: { also: "did not come" } }))).toEqual([])
})

test.each([
  "Call `whyCannotBegin`, never `cannot begin`.",
  "```\nwhoever\n```",
  "# Sources\n\n## Licence of a library\n\nThis notice shall be included.\n\nIt is not ours.",
])("code and quoted licences are left alone: %j", (text) => {
  expect(stiffLines({ path: "docs/guide.md", text })).toEqual([])
})

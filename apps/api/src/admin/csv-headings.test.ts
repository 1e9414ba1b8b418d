import { expect, test } from "vitest"
import { readWords } from "@doable/words/read-words"
import { csvHeadings } from "./csv-headings.ts"
import { csvLists } from "../csv-lists.ts"

const sameInAll = new Set(["id", "hash", "text"])

test.each(Object.entries(csvLists))(
  "every heading of %s has words in Russian and in Romanian",
  (_, { columns }) => {
    expect(csvHeadings(columns, "en")).toEqual(columns)
    expect(csvHeadings(columns, "tlh")).toEqual(columns)
    for (const lang of ["ru", "ro"]) {
      const left = csvHeadings(columns, lang).filter(
        (heading, place) => heading === columns[place] && !sameInAll.has(heading),
      )
      expect(left, lang).toEqual([])
    }
  },
)

test("no heading is left of a column that is gone", () => {
  const columns = Object.values(csvLists).flatMap((list) => list.columns)
  const { csv } = readWords("en", ["csv"]).dictionaries
  expect(Object.keys(csv ?? {}).toSorted()).toEqual([...new Set<string>(columns)].toSorted())
})

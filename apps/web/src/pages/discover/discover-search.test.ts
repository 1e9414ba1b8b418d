import { expect, test } from "vitest"
import { readDiscoverSearch } from "./discover-search.ts"

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`

test("what a plain form sends is read as what a link says", () => {
  const sent = {
    category: "plumbing",
    where: "Chișinău",
    date: "",
    languages: ["ru", "ro"],
    ask: [id(1), id(2)],
  }
  expect(readDiscoverSearch(sent)).toEqual({
    category: "plumbing",
    place: undefined,
    where: "Chișinău",
    date: undefined,
    languages: "ru,ro",
    ask: `${id(1)},${id(2)}`,
  })
})

test("whatever is no wish falls away, and a known place wins over typed words", () => {
  const odd = { category: "../x", place: 618426, where: "x", date: "2026-02-30", languages: "xx", ask: "" }
  expect(readDiscoverSearch(odd)).toEqual({
    category: undefined,
    place: 618426,
    where: undefined,
    date: undefined,
    languages: undefined,
    ask: "",
  })
  expect(
    readDiscoverSearch({ ask: Array.from({ length: 9 }, (_, i) => id(i)) }).ask?.split(","),
  ).toHaveLength(6)
})

import { expect, test } from "vitest"
import { readChatSearch } from "./chat-search.ts"

const c = "6f1c6f0e-2f4b-4c39-9d5a-0d1f1e2a3b4c"

test.each([
  ["nothing", {}, {}],
  ["a conversation", { c }, { c }],
  ["no conversation", { c: "1" }, {}],
  ["a filter and words", { show: "unread", q: " lock " }, { show: "unread", q: "lock" }],
  ["a number is words too", { q: 42 }, { q: "42" }],
  ["nonsense", { show: "all", q: ["a"], c: 1 }, {}],
])("the address says %s", (_title, given, read) => {
  expect(readChatSearch(given)).toEqual({ c: undefined, show: undefined, q: undefined, ...read })
})

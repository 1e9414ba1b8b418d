import { expect, test } from "vitest"
import { isDatabaseUnavailable, isStandbyFault } from "./unavailable.ts"

const withCode = (code: string, cause?: unknown) => Object.assign(new Error("x", { cause }), { code })

test.each([
  ["nobody listens", withCode("ECONNREFUSED"), true],
  ["both addresses of a host refuse", new AggregateError([withCode("ECONNREFUSED")]), true],
  ["the server is shutting down", withCode("57P01"), true],
  ["its disk is full", withCode("53100"), true],
  ["nothing may be written", withCode("25006"), true],
  ["a statement took too long", withCode("57014"), true],
  ["the pool is used up", new Error("timeout exceeded when trying to connect"), true],
  ["the connection was closed in between", new Error("Client was closed and is not queryable"), true],
  ["wrapped by the query builder", new Error("Failed query", { cause: withCode("08006") }), true],
  ["a unique index objects", withCode("23505"), false],
  ["a bug", new TypeError("x is not a function"), false],
  ["not an error", "ECONNREFUSED", false],
])("%s: unavailable is %s", (_title, error, is) => {
  expect(isDatabaseUnavailable(error)).toBe(is)
})

test.each([
  ["nobody listens", withCode("ECONNREFUSED"), true],
  ["a statement took too long", withCode("57014"), true],
  ["what it reads is replayed away", new Error("Failed query", { cause: withCode("40001") }), true],
  ["replaying waits for it, and it for replaying", withCode("40P01"), true],
  ["a column is missing", new Error("Failed query", { cause: withCode("42703") }), false],
  ["a bug", new TypeError("x is not a function"), false],
])("%s: the standby's fault is %s", (_title, error, is) => {
  expect(isStandbyFault(error)).toBe(is)
})

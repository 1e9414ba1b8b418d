import { expect, test } from "vitest"
import { nextTraceparent, readTrace } from "./trace.ts"

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
const spanId = "00f067aa0ba902b7"

test.each([
  ["a sampled one", `00-${traceId}-${spanId}-01`, { traceId, isSampled: true }],
  ["one that isn't sampled", `00-${traceId}-${spanId}-00`, { traceId, isSampled: false }],
  ["a newer version that says more", `01-${traceId}-${spanId}-01-more`, { traceId, isSampled: true }],
  ["nothing", null, null],
  ["something else", "hello", null],
  ["capital letters", `00-${traceId.toUpperCase()}-${spanId}-01`, null],
  ["a trace of zeros", `00-${"0".repeat(32)}-${spanId}-01`, null],
  ["a step of zeros", `00-${traceId}-${"0".repeat(16)}-01`, null],
  ["the version that is forbidden", `ff-${traceId}-${spanId}-01`, null],
  ["more than version 00 may say", `00-${traceId}-${spanId}-01-more`, null],
])("%s is read", (_name, header, trace) => {
  expect(readTrace(header)).toEqual(trace)
})

test("a request goes on in its whole with a step of its own, or begins one", () => {
  const sevens = (digits: number) => "7".repeat(digits)
  expect(nextTraceparent({ traceId, isSampled: false }, sevens)).toBe(`00-${traceId}-${"7".repeat(16)}-00`)
  expect(nextTraceparent(null, sevens)).toBe(`00-${"7".repeat(32)}-${"7".repeat(16)}-01`)
})

import { expect, test } from "vitest"
import { malformedCall } from "./malformed-call.ts"

const id = "0f".repeat(32)

test.each([
  ["/", null],
  ["/tasks?payload={", null],
  [`/_serverFn/${id}`, null],
  [`/_serverFn/${id}?payload=%7B%7D`, 400],
  [`/_serverFn/${id}?payload=%7B`, 400],
  [`/_serverFn/${id}?payload=`, 400],
  [`/_serverFn/${id}?payload=7`, 400],
  ["/_serverFn/", 404],
  ["/_serverFn/x", 404],
  ["/_serverFn/__proto__", 404],
  ["/_serverFn/constructor", 404],
  [`/_serverFn/${id}/more`, 404],
  [`/_serverFn/${id.toUpperCase()}`, 404],
])("%s is answered %s", (path, status) => {
  expect(malformedCall(new URL(path, "http://localhost:3000"))).toBe(status)
})

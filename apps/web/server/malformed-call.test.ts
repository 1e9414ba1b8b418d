import { expect, test } from "vitest"
import { malformedCall } from "./malformed-call.ts"

const id = "0f".repeat(32)

/** As a page sends it. */
const real = JSON.stringify({
  t: {
    t: 10,
    i: 0,
    p: { k: ["data"], v: [{ t: 10, i: 1, p: { k: ["locale"], v: [{ t: 1, s: "ru" }] }, o: 0 }] },
    o: 0,
  },
  f: 127,
  m: [],
})
const withPayload = (payload: string) => `/_serverFn/${id}?payload=${encodeURIComponent(payload)}`

test.each([
  ["/", null],
  [withPayload(real), null],
  [withPayload(real.replace('"t":10', '"t":999')), 400],
  [withPayload(real.padEnd(10_001)), 400],
  [withPayload("[]"), 400],
  [withPayload("null"), 400],
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

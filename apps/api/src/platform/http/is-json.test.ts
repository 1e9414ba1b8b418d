import { expect, test } from "vitest"
import { isJson } from "./is-json.ts"

test.each([
  ["application/json", true],
  ["application/json; charset=utf-8", true],
  ["APPLICATION/JSON", true],
  ["application/jsonp", false],
  ["multipart/form-data; boundary=x", false],
  ["text/plain", false],
  ["application/octet-stream", false],
  ["text/plain; application/json", false],
  [null, false],
])("%s counts as JSON: %s", (type, is) => {
  expect(isJson(type)).toBe(is)
})

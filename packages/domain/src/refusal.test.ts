import { expect, test } from "vitest"
import { refusals, Refused, type Refusal } from "./refusal.ts"

test("a refusal carries its code and the kind that decides the HTTP status", () => {
  const refused = new Refused("admins_only")
  expect({ code: refused.code, kind: refused.kind, message: refused.message }).toEqual({
    code: "admins_only",
    kind: "forbidden",
    message: "admins_only",
  })
})

test.each(Object.keys(refusals) as Refusal[])("%s is about the world, in snake case", (code) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

import { expect, test } from "vitest"
import { brokenRules, refusedBy } from "./refused-password.ts"

const nobody = { name: "", email: "" }
const refused = { ok: false, status: 400, code: "invalid_input", retryAfter: null } as const
const field = (code: string) => ({ path: "password", code })

test("what the API has against a password holds for that password alone", () => {
  const answer = { ...refused, fields: [field("password_common"), field("password_personal")] }
  const told = refusedBy(answer, "voxstrange")
  expect(told).toEqual({ password: "voxstrange", rules: ["notPersonal", "notCommon"] })
  expect(brokenRules("voxstrange", nobody, told)).toEqual(["notPersonal", "notCommon"])
  expect(brokenRules("voxstranger", nobody, told)).toEqual([])
  expect(brokenRules("short", nobody, told)).toEqual(["length"])
})

test("an answer about something else says nothing about the password", () => {
  expect(refusedBy({ ok: true }, "voxstrange")).toBeUndefined()
  expect(refusedBy({ ...refused, fields: [{ path: "email", code: "invalid_email" }] }, "x")).toBeUndefined()
})

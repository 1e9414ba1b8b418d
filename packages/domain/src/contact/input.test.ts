import { expect, test } from "vitest"
import { createContactInput, updateContactInput, validatePhoneOtpInput } from "./input.ts"

const problemsOf = (payload: unknown) =>
  createContactInput
    .safeParse({ payload })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? []

test.each([
  ["[C02] no type", { value: "a" }, ["payload.type contact_type_required"]],
  ["[C02] a type of ours no more", { type: "fax", value: "a" }, ["payload.type contact_type_required"]],
  ["[C03] no value", { type: "email" }, ["payload.value contact_value_required"]],
  ["[C03] an empty value", { type: "email", value: "" }, ["payload.value contact_value_required"]],
  ["[C04] no address", { type: "email", value: "ana" }, ["payload.value contact_value_invalid"]],
  ["[C04] no number", { type: "phone", value: "060000001" }, ["payload.value contact_value_invalid"]],
  ["[C04] a blank", { type: "socialNetwork", value: " " }, ["payload.value contact_value_invalid"]],
  [
    "[C04] endless",
    { type: "socialNetwork", value: "a".repeat(301) },
    ["payload.value contact_value_invalid"],
  ],
  ["right", { type: "email", value: "ana@example.com", isPrimary: true, metadata: { label: "work" } }, []],
])("a contact with %s", (_title, payload, problems) => {
  expect(problemsOf(payload)).toEqual(problems)
})

test("[C02] [C03] [C04] each rule has its own code, at its own field", () => {
  expect(problemsOf({})).toEqual([
    "payload.type contact_type_required",
    "payload.value contact_value_required",
  ])
})

test("an update names only what changes", () => {
  const id = "6f1c8f6e-9d0c-4a2b-8a58-3d0a4f0f5c11"
  expect(updateContactInput.parse({ id, payload: { isPrimary: true } }).payload).toEqual({ isPrimary: true })
})

test.each(["12345", "1234567", ""])("[C08] a code of %j has not six characters", (otp) => {
  expect(validatePhoneOtpInput.safeParse({ phoneNumber: "+37360000001", otp }).success).toBe(false)
})

test("a number is compared in one spelling", () => {
  const input = { phoneNumber: "+373 60 000-001", otp: "012345" }
  expect(validatePhoneOtpInput.parse(input)).toEqual({ phoneNumber: "+37360000001", otp: "012345" })
})

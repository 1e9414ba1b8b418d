import { expect, test } from "vitest"
import { fieldOf, problemOfContact, type Draft } from "./contact-problem.ts"
import type { Contact } from "./contacts-query.ts"

const phone = { id: "1", type: "phone", value: "+37369123456", isPrimary: true } as Contact
const email = { id: "2", type: "email", value: "maria@example.com", isPrimary: true } as Contact
const draft: Draft = { type: "phone", value: "+373 78 555 014", isPrimary: false }
const fresh = { draft, before: null, others: [phone, email], provenPhone: null }

test.each([
  ["[C02] no type", { ...fresh, draft: { ...draft, type: null } }, "contact_type_required"],
  ["[C03] no value", { ...fresh, draft: { ...draft, value: "" } }, "contact_value_required"],
  [
    "[C04] a phone without its plus",
    { ...fresh, draft: { ...draft, value: "37369" } },
    "contact_value_invalid",
  ],
  ["[C04] an email that is none", { ...fresh, draft: { ...draft, type: "email" } }, "contact_value_invalid"],
  [
    "[C04] a blank network",
    { ...fresh, draft: { ...draft, type: "socialNetwork", value: " " } },
    "contact_value_invalid",
  ],
  ["[C05] a second primary", { ...fresh, draft: { ...draft, isPrimary: true } }, "contact_primary_taken"],
  ["[C07] a new phone", fresh, "phone_not_verified"],
  ["[C07] a new phone, proven", { ...fresh, provenPhone: "+37378555014" }, null],
  ["[C09] another phone was proven", { ...fresh, provenPhone: "+37378555015" }, "phone_not_verified"],
  [
    "[C09] a phone as it was",
    { ...fresh, before: phone, others: [email], draft: { ...draft, value: phone.value } },
    null,
  ],
  ["[C09] a phone that changes", { ...fresh, before: phone, others: [email] }, "phone_not_verified"],
  ["[C09] an email that becomes a phone", { ...fresh, before: email, others: [phone] }, "phone_not_verified"],
] as [string, Parameters<typeof problemOfContact>[0], string | null][])(
  "%s",
  (_title, situation, problem) => {
    expect(problemOfContact(situation)).toBe(problem)
  },
)

test("a refusal is told where it can be mended", () => {
  expect(fieldOf("contact_type_required")).toBe("type")
  expect(fieldOf("contact_primary_taken")).toBe("primary")
  expect(fieldOf("phone_not_verified")).toBe("value")
})

import { describe, expect, test } from "vitest"
import {
  contactsPerPerson,
  isPrimaryAfter,
  needsProof,
  whyCannotAdd,
  whyCannotChange,
  whyCannotDelete,
  type ContactType,
} from "./rules.ts"

const contact = (type: ContactType, value: string, isPrimary = false) => ({ type, value, isPrimary })
const mail = contact("email", "ana@example.com", true)
const phone = contact("phone", "+37360000001", true)
const many = Array.from({ length: contactsPerPerson }, (_, at) => contact("socialNetwork", `@ana${at}`))

describe("adding", () => {
  test.each([
    ["a first address", contact("email", "a@b.md"), [], false, null],
    ["a second address", contact("email", "a@b.md"), [mail], false, null],
    ["the same address of another kind", contact("socialNetwork", mail.value), [mail], false, null],
    ["what is there already", contact("email", mail.value), [mail], false, "contact_exists"],
    ["one contact too many", contact("email", "a@b.md"), many, false, "contact_limit_reached"],
    ["a number with its code", contact("phone", "+37360000002"), [], true, null],
    ["a second to come first", contact("email", "a@b.md", true), [mail], false, "contact_primary_taken"],
    ["one to come first of another type", contact("email", "a@b.md", true), [phone], false, null],
  ])("[C05] %s", (_title, wanted, others, isPhoneProven, refusal) => {
    expect(whyCannotAdd({ wanted, others, isPhoneProven })).toBe(refusal)
  })

  test("[C07] a number without its code: phone verification required", () => {
    const wanted = contact("phone", "+37360000002")
    expect(whyCannotAdd({ wanted, others: [], isPhoneProven: false })).toBe("phone_not_verified")
  })
})

describe("changing", () => {
  test.each([
    ["nothing", phone, phone, [], false, null],
    [
      "the first place within a type",
      contact("email", "a@b.md"),
      contact("email", "a@b.md", true),
      [mail],
      false,
      null,
    ],
    [
      "side and first place",
      contact("socialNetwork", "@a", true),
      contact("email", "a@b.md", true),
      [mail],
      false,
      "contact_primary_taken",
    ],
    [
      "side without the first place",
      contact("socialNetwork", "@a"),
      contact("email", "a@b.md"),
      [mail],
      false,
      null,
    ],
    [
      "into what is there already",
      contact("email", "a@b.md"),
      contact("email", mail.value),
      [mail],
      false,
      "contact_exists",
    ],
    [
      "the number without a code",
      phone,
      { ...phone, value: "+37360000002" },
      [],
      false,
      "phone_not_verified",
    ],
    ["the number with its code", phone, { ...phone, value: "+37360000002" }, [], true, null],
    ["into a number without a code", mail, phone, [], false, "phone_not_verified"],
  ])("%s", (_title, before, wanted, others, isPhoneProven, refusal) => {
    expect(whyCannotChange({ before, wanted, others, isPhoneProven })).toBe(refusal)
  })
})

test.each([
  ["a new number", null, phone, true],
  ["a new address", null, mail, false],
  ["an unchanged number", phone, { ...phone, isPrimary: false }, false],
  ["another number", phone, { ...phone, value: "+37360000009" }, true],
  ["an address that becomes a number", { ...mail, value: phone.value }, phone, true],
  ["a number that becomes an address", phone, mail, false],
])("[C09] %s: needs a code is %s", (_title, before, wanted, needs) => {
  expect(needsProof(before, wanted)).toBe(needs)
})

test("[C06] a primary contact is not deleted", () => {
  expect([whyCannotDelete({ isPrimary: true }), whyCannotDelete({ isPrimary: false })]).toEqual([
    "contact_is_primary",
    null,
  ])
})

test.each([
  ["the first of its type", null, { ...mail, isPrimary: false }, [phone], true],
  ["a second of its type", null, { ...mail, isPrimary: false }, [mail], false],
  ["one that says nothing and was first", phone, { ...phone, isPrimary: undefined }, [], true],
  ["one that steps back", phone, { ...phone, isPrimary: false }, [], false],
  ["one that steps forward", { ...phone, isPrimary: false }, phone, [phone], true],
  ["one that changes to a type without others", phone, { ...mail, isPrimary: false }, [], true],
  ["one that changes to a type with others", phone, { ...mail, isPrimary: undefined }, [mail], false],
])("%s comes first: %s", (_title, before, wanted, others, isFirst) => {
  expect(isPrimaryAfter(before, wanted, others)).toBe(isFirst)
})

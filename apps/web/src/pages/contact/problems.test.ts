import { expect, test } from "vitest"
import { contactProblems } from "./problems.ts"

const good = { name: "Ana", email: "ana@example.com", text: "My task is gone from the list." }

test("a message with name, address and a few words has no problems", () => {
  expect(contactProblems(good)).toEqual({})
})

test("each field says what it lacks", () => {
  expect(contactProblems({ name: "", email: "ana@", text: "Hi" })).toEqual({
    name: "nameRequired",
    email: "emailInvalid",
    text: "textTooShort",
  })
  expect(contactProblems({ ...good, name: "x".repeat(101), text: "x".repeat(5001) })).toEqual({
    name: "nameTooLong",
    text: "textTooLong",
  })
})

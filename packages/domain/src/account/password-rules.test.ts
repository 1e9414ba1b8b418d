import { describe, expect, test } from "vitest"
import { passwordLength } from "../limits.ts"
import { commonPasswords } from "./common-passwords.ts"
import { brokenPasswordRules, passwordRules, type PasswordRule } from "./password-rules.ts"

const nobody = { name: "", email: "" }
const mihai = { name: "Mihai Ștefan Ion", email: "mihai.ceban+news@example.md" }

const cases: [password: string, owner: typeof nobody, broken: PasswordRule[], why: string][] = [
  ["green door 42", nobody, [], "a short sentence"],
  ["green-do", nobody, [], "exactly as long as needed"],
  ["green-d", nobody, ["length"], "one too short"],
  ["", nobody, ["length", "notCommon"], "nothing"],
  ["ab".repeat(passwordLength.max / 2) + "c", nobody, ["length"], "too long"],
  ["зелёная дверь", mihai, [], "letters of any alphabet"],
  ["mihai24", mihai, ["length", "notPersonal"], "short and the name"],
  ["xxMIHAIxx99", mihai, ["notPersonal"], "the name in capitals"],
  ["stefan-2024", mihai, ["notPersonal"], "the name without its marks"],
  ["the-ceban-house", mihai, ["notPersonal"], "a part of the address"],
  ["mihai.ceban+news", mihai, ["notPersonal"], "the whole address before the at sign"],
  ["a million reasons", mihai, [], "three letters of a name inside a word"],
  ["example for two", mihai, [], "the host of the address"],
  ["Password1", nobody, ["notCommon"], "a common one in capitals"],
  ["parola123", nobody, ["notCommon"], "a common Romanian one"],
  ["йцукенгш", nobody, ["notCommon"], "a common Russian one"],
  ["ababababab", nobody, ["notCommon"], "two letters in turn"],
  ["mihai123", mihai, ["notPersonal", "notCommon"], "common and the name"],
]

describe("a new password", () => {
  test.each(cases)("%j of %o breaks %j: %s", (password, owner, broken) => {
    expect(brokenPasswordRules(password, owner)).toEqual(broken)
  })

  test("every rule is broken by some row", () => {
    expect(new Set(cases.flatMap(([, , broken]) => broken))).toEqual(new Set(passwordRules))
  })
})

test("the list holds small letters alone, and nothing that is too short anyway", () => {
  const odd = [...commonPasswords].filter(
    (one) => one !== one.toLowerCase() || one.length < passwordLength.min,
  )
  expect(odd).toEqual([])
})

import { describe, expect, test } from "vitest"
import { problemsAfter, problemsBefore, type SignUpFields, type SignUpProblems } from "./sign-up-problems.ts"

const fine: SignUpFields = { name: "Ana", email: "ana@example.com", password: "green door 42" }

describe("before the form is sent", () => {
  const cases: [change: Partial<SignUpFields>, problems: SignUpProblems][] = [
    [{}, {}],
    [{ name: "" }, {}],
    [{ name: "n".repeat(101) }, { name: "nameTooLong" }],
    [{ email: "" }, { email: "emailRequired" }],
    [{ email: "ana@example" }, { email: "emailInvalid" }],
    [{ password: "" }, { password: "passwordRequired" }],
    [{ password: "short" }, { password: "passwordRules" }],
    [{ email: "ana.rusu@example.com", password: "rusu-and-rain" }, { password: "passwordRules" }],
    [
      { email: "", password: "" },
      { email: "emailRequired", password: "passwordRequired" },
    ],
  ]
  test.each(cases)("%j has the problems %j", (change, problems) => {
    expect(problemsBefore({ ...fine, ...change })).toEqual(problems)
  })
})

describe("after the API refused", () => {
  const refused = { ok: false, status: 400, code: "invalid_input", fields: [], retryAfter: null } as const
  const cases: [answer: object, problems: SignUpProblems][] = [
    [{ fields: [{ path: "email", code: "custom" }] }, { email: "emailInvalid" }],
    [{ fields: [{ path: "password", code: "custom" }] }, { password: "passwordRules" }],
    [{ fields: [{ path: "name", code: "custom" }] }, { name: "nameTooLong" }],
    [{ fields: [{ path: "locale", code: "custom" }] }, { form: { code: "failed" } }],
    [{ status: 0 }, { form: { code: "failed" } }],
    [{ status: 503 }, { form: { code: "failed" } }],
    [{ status: 429, retryAfter: 1801 }, { form: { code: "tooMany", minutes: 31 } }],
    [{ status: 429 }, { form: { code: "tooMany", minutes: 1 } }],
  ]
  test.each(cases)("%j is told as %j", (answer, problems) => {
    expect(problemsAfter({ ...refused, fields: [], ...answer })).toEqual(problems)
  })
})

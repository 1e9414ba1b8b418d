import { expect, test } from "vitest"
import type { AuthAnswer } from "../../src/session/person/auth-api.ts"
import { signIn, signUp } from "./account-forms.ts"
import type { FormHandler } from "./form-handler.ts"

/** What a form answers, and what it asked the API for. */
async function send(
  form: FormHandler,
  fields: Record<string, string>,
  search: Record<string, string> = {},
  answer: AuthAnswer = { ok: true },
) {
  const asked: [path: string, body: unknown][] = []
  const came = await form({
    text: (name) => fields[name] ?? "",
    search: new URLSearchParams(search),
    locale: "ro",
    ask: async (path, body) => {
      // As over the wire: what is undefined isn't sent.
      asked.push([path, JSON.parse(JSON.stringify(body ?? null))])
      return { answer, refusal: null, cookies: [] }
    },
    cameFrom: "/",
    isSecure: false,
  })
  return { came, asked }
}

const vera = { name: "Vera", email: "vera@example.com", password: "a green door in May" }

test("a sign-up hands on the language, the friend's code and where it leads, as the page with scripts does", async () => {
  const { came, asked } = await send(signUp, vera, { ref: "abcdefgh23", redirect: "/tasks/create" })
  const body = { ...vera, locale: "ro", callbackURL: "/tasks/create", invitedBy: "abcdefgh23" }
  expect(asked).toEqual([["/api/auth/sign-up/email", body]])
  expect(came).toMatchObject({ to: "/signup-success?redirect=%2Ftasks%2Fcreate" })
})

test("a sign-up by nobody's link to no page in particular says neither", async () => {
  const { came, asked } = await send(signUp, vera)
  expect(asked).toEqual([["/api/auth/sign-up/email", { ...vera, locale: "ro" }]])
  expect(came).toMatchObject({ to: "/signup-success" })
})

test.each([
  ["for this visit", {}, false],
  ["for longer", { remember: "on" }, true],
])("a login %s hands on whether it's remembered, and leads back", async (_how, ticked, rememberMe) => {
  const { email, password } = vera
  const { came, asked } = await send(signIn, { email, password, ...ticked }, { redirect: "/chat?c=1" })
  expect(asked).toEqual([["/api/auth/sign-in/email", { email, password, rememberMe, locale: "ro" }]])
  expect(came).toMatchObject({ to: "/chat?c=1" })
})

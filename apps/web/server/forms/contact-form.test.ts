import { expect, test } from "vitest"
import { contact } from "./contact-form.ts"

const fields = { topic: "help", name: "Ana", email: "ana@example.com", text: "I can't open my profile." }

const send = (status: number) =>
  contact({
    text: (name) => fields[name as keyof typeof fields] ?? "",
    search: new URLSearchParams(),
    locale: "en",
    ask: async () => ({ answer: { ok: false, status, code: null }, cookies: [] }) as never,
    cameFrom: "/",
    isSecure: false,
  })

test.each([
  [429, "tooMany"],
  [500, "failed"],
])("a message that the API answers with %s comes back with its words", async (status, failure) => {
  expect(await send(status)).toEqual({ values: fields, result: { failure } })
})

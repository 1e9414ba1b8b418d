import { expect, test } from "vitest"
import type { UpdatePreferences } from "@doable/domain/notification/input"
import { chooseSending } from "./sending-form.ts"

/** What the form answers, and what it asked the API for. */
async function send(fields: Record<string, string>, { section = "sending", ok = true } = {}) {
  const asked: UpdatePreferences[] = []
  const answer = await chooseSending({
    text: (name) => fields[name] ?? "",
    search: new URLSearchParams({ section }),
    locale: "en",
    ask: async (_path, body) => {
      asked.push(body as UpdatePreferences)
      return { answer: ok ? { ok, data: {} } : { ok, status: 500, code: null }, cookies: [] } as never
    },
    cameFrom: "/",
    isSecure: false,
  })
  return { answer, asked }
}

const form = { shown: "bell,email", "offers.bell": "on", digest: "daily", tz: "Europe/Chisinau" }
const hours = { quiet: "on", from: "22:00", to: "07:00" }

test("what isn't ticked is off, what isn't shown or isn't a choice is left alone", async () => {
  const { answer, asked } = await send({ ...form, ...hours })
  expect(answer).toEqual({ values: {}, result: { sending: "saved" } })
  expect(asked[0]).toMatchObject({
    digest: "daily",
    quietHours: { from: "22:00", to: "07:00", tz: "Europe/Chisinau" },
  })
  expect(asked[0]?.payload).toContainEqual({ type: "offers", bell: true, email: false })
  expect(asked[0]?.payload).toContainEqual({ type: "security" })
})

test("without the switch there are no quiet hours", async () => {
  expect((await send(form)).asked[0]?.quietHours).toBe(null)
})

test("the same hour twice is said, and everything else is saved", async () => {
  const { answer, asked } = await send({ ...form, ...hours, to: "22:00" })
  expect(answer).toEqual({ values: {}, result: { sending: "same" } })
  expect(asked[0]).toMatchObject({ digest: "daily" })
  expect(asked[0]).not.toHaveProperty("quietHours")
})

test("a failure is said, and another form of the page does nothing here", async () => {
  expect((await send(form, { ok: false })).answer).toMatchObject({ result: { sending: "failed" } })
  expect(await send(form, { section: "security" })).toEqual({ answer: { to: "/account" }, asked: [] })
})

import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { mailsIn } from "../../test/mail/mail.ts"

const world = anApi({ env: { CONTACT_EMAIL: "team@doable.example" } })

test("the letter to the team says in words what a message is about", async () => {
  const payload = { name: "Ana Rusu", email: "ana@example.com", topic: "appeal", lang: "en" }
  const text = "My task was removed, and I do not see why."
  expect((await world.post("/trpc/contactMessage.create", { payload: { ...payload, text } })).status).toBe(
    200,
  )
  const subjects = async () =>
    (await mailsIn(world.mailDir)).map(({ head }) => head.replaceAll(/\r?\n\s+/g, " "))
  await expect.poll(async () => (await subjects()).join()).toMatch(/\] Appeal a decision: Ana Rusu/)
})

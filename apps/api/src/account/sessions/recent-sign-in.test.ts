import { expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"

const world = anApi()

test("the email is changed by someone who has logged in within the last ten minutes", async () => {
  const user = await aUser(world.db)
  const ask = (cookie: string) =>
    world.post("/api/auth/change-email", { newEmail: "next@example.com" }, { cookie })
  const createdAt = new Date(Date.now() - 10 * 60_000)
  const stale = await answer(await ask(cookieOf(await aSession(world.db, user, { createdAt }))))
  expect(stale).toMatchObject({ status: 403, body: { code: "sign_in_again" } })
  expect((await ask(cookieOf(await aSession(world.db, user)))).status).toBe(200)
})

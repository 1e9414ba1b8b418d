import pg from "pg"
import { expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"

// The time limits of the product: a statement may take four seconds.
const world = anApi({ patience: 1 })

test("a table that stays locked is a 503 once a statement's time is over, and all is well once it is free", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const holder = new pg.Client(world.url)
  await holder.connect()
  await holder.query("begin; lock table sessions in access exclusive mode")

  const { status, body } = await answer(await world.get("/trpc/user.getMe", { cookie }))
  expect({ status, code: body.code }, "no limit of the request, which has a code").toEqual({ status: 503 })
  // The database's limit, or ours for its answer, half a second later.
  expect(world.logLines.join("\n")).toMatch(/"code":"57014"|Query read timeout/)
  expect((await world.get("/health/live")).status).toBe(200)
  expect((await world.get("/trpc/user.getMe")).status).toBe(200)

  await holder.end()
  expect((await world.get("/trpc/user.getMe", { cookie })).status).toBe(200)
})

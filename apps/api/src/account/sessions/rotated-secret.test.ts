import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aSession, aUser, cookieOf, testSecret } from "../../../test/factories.ts"

const newSecret = "Zx7Kq2Wm9Lp4Vt1Rb8Ny5Hc3Js6Gf0Ed"
const world = anApi({ env: { AUTH_SECRET: `${newSecret},${testSecret}` } })

test("a session that the older secret signed goes on, for the procedures and for the library", async () => {
  const session = await aSession(world.db, await aUser(world.db))
  const old = { cookie: `theme=dark; ${cookieOf(session)}` }
  expect(await (await world.get("/trpc/user.getMe", old)).text()).toContain(session.userId)
  const answer = await world.get("/api/auth/get-session", old)
  expect(await answer.json()).toMatchObject({ session: { id: session.id } })
})

test("what is signed now is signed with the new secret", async () => {
  const person = await aUser(world.db, { password: "a long enough one" })
  const body = { email: person.email, password: "a long enough one" }
  const cookie = (await world.post("/api/auth/sign-in/email", body)).headers.getSetCookie().join()
  const signed = /doable\.session=([^;]+)/.exec(cookie)?.[1] ?? ""
  const token = decodeURIComponent(signed).split(".")[0] ?? ""
  expect(cookie).toContain(cookieOf({ token }, newSecret))
})

test("a third secret counts for nothing", async () => {
  const session = await aSession(world.db, await aUser(world.db))
  const foreign = { cookie: cookieOf(session, "an unknown secret that nobody ever set") }
  expect(await (await world.get("/trpc/user.getMe", foreign)).text()).not.toContain(session.userId)
  expect(await (await world.get("/api/auth/get-session", foreign)).json()).toBeNull()
})

import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"

const origin = "https://www.doable.example"
const world = anApi({
  env: { SERVER_URL: "https://api.doable.example", UI_URL: origin, COOKIE_DOMAIN: "doable.example" },
})

test("the web and the API on two hosts share the session's cookie, and nothing else", async () => {
  const user = await aUser(world.db, { password: "green-door-42" })
  const body = { email: user.email, password: "green-door-42" }
  const signedIn = await world.post("/api/auth/sign-in/email", body, { origin })
  const [cookie = "", device = ""] = signedIn.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Secure-doable\.session=.+; Domain=doable\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(device).toMatch(/^__Host-doable\.device=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)

  const headers = { cookie: cookie.split(";")[0] ?? "", origin }
  const me = await world.get("/trpc/user.getMe", headers)
  expect(await me.json()).toMatchObject({ result: { data: { id: user.id } } })
  const signedOut = await world.post("/api/auth/sign-out", {}, headers)
  expect(signedOut.headers.getSetCookie()[0]).toMatch(
    /^__Secure-doable\.session=; Max-Age=0; Domain=doable\.example;/,
  )
  expect(await (await world.get("/api/auth/get-session", headers)).json()).toBeNull()
})

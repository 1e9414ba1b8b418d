import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aUser } from "../../test/factories.ts"

const origin = "https://doable.example"
const world = anApi({ env: { SERVER_URL: origin, UI_URL: origin } })

test("over https the cookie is bound to the host and the browser is told to stay on https", async () => {
  const user = await aUser(world.db, { password: "green-door-42" })
  const body = { email: user.email, password: "green-door-42" }
  const signedIn = await world.post("/api/auth/sign-in/email", body, { origin })
  const [cookie = "", device = ""] = signedIn.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-doable\.session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(device).toMatch(/^__Host-doable\.device=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(cookie + device).not.toContain("Domain")
  expect(signedIn.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains")

  const headers = { cookie: cookie.split(";")[0] ?? "" }
  const me = await world.get("/trpc/user.getMe", headers)
  expect(await me.json()).toMatchObject({ result: { data: { id: user.id } } })
  expect(await (await world.get("/api/auth/get-session", headers)).json()).toMatchObject({
    user: { id: user.id },
  })
})

test("a forged Host header does not reach the library", async () => {
  const response = await world.get("/api/auth/get-session", { "x-forwarded-host": "evil.example" })
  expect(response.status).toBe(200)
})

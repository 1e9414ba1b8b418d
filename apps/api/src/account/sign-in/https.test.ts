import { request, type IncomingMessage } from "node:http"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aUser } from "../../../test/factories.ts"
import { emailTo } from "../../../test/emails.ts"

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

/** `fetch` keeps the true Host header; node:http sends whatever it is told. */
function postAs(host: string, path: string, body: object) {
  const headers = { host, "x-forwarded-host": host, origin, "content-type": "application/json" }
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(world.api.url + path, { method: "POST", headers }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end(JSON.stringify(body))
  })
}

test("a forged Host header changes neither the link of a letter nor the cookie", async () => {
  const person = { name: "Ion", email: "ion@example.com", password: "green-door-42" }
  const signedUp = await postAs("evil.example", "/api/auth/sign-up/email", person)
  expect(signedUp.statusCode).toBe(200)
  const { body } = await emailTo(world, person.email)
  const links = body.match(/https?:\/\/\S+/g) ?? []
  expect(links.map((link) => new URL(link).origin)).toContain(origin)
  expect(body).not.toContain("evil")

  const { email } = await aUser(world.db, { password: person.password })
  const signedIn = await postAs("evil.example", "/api/auth/sign-in/email", { ...person, email })
  const [cookie] = signedIn.headers["set-cookie"] ?? []
  expect(cookie).toMatch(/^__Host-doable\.session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(JSON.stringify(signedIn.headers)).not.toContain("evil")
})

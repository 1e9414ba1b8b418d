// Logging in and linking through an OpenID provider, as a browser does it.
import { ok, openIn, type aDevice } from "./device.ts"
import type { anOpenidServer, Claims } from "./openid-server.ts"

export const redirectUri = "http://localhost:4201/api/auth/callback/openid"

type Openid = Awaited<ReturnType<typeof anOpenidServer>>
export type Device = ReturnType<typeof aDevice>

/** Both providers are configured; Google is never reached. */
export const openidEnv = ({ issuer, client }: Openid) => ({
  OPENID_ISSUER: issuer,
  OPENID_CLIENT_ID: client.id,
  OPENID_CLIENT_SECRET: client.secret,
  OPENID_NAME: "MPass",
  GOOGLE_CLIENT_ID: "google-client",
  GOOGLE_CLIENT_SECRET: "google-secret",
})

export function providerLogin(world: { api: { url: string } }, openid: Openid) {
  let count = 0
  const someone = (more: Partial<Claims> = {}): Claims => {
    count += 1
    const sub = `person-${count}`
    return { sub, email: `${sub}@example.com`, email_verified: true, name: "Maria Cojocaru", ...more }
  }
  const start = (
    device: Device,
    path: "/sign-in/social" | "/link-social",
    callbackURL = "/tasks",
    invitedBy?: string,
  ) => {
    const body = { provider: "openid", callbackURL, invitedBy }
    return ok(device.$fetch<{ url: string }>(path, { method: "POST", body }))
  }
  /** The way back, in the browser of `device`; answers with where it leads. */
  async function comeBack(device: Device, back: URL) {
    const response = await openIn(device, `${world.api.url}${back.pathname}${back.search}`)
    return response.headers.get("location") ?? `${response.status}`
  }
  async function logIn(device: Device, claims: Claims, callbackURL?: string, invitedBy?: string) {
    const { url } = await start(device, "/sign-in/social", callbackURL, invitedBy)
    return comeBack(device, await openid.visit(url, claims))
  }
  async function link(device: Device, claims: Claims) {
    const { url } = await start(device, "/link-social", "/account?section=security")
    return comeBack(device, await openid.visit(url, claims))
  }
  return { someone, start, comeBack, logIn, link }
}

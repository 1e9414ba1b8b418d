// A real OpenID provider. The person that `visit` names is logged in there already; a browser finds a form to log in.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import Provider, { type OidcContext } from "oidc-provider"

export type Claims = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

const loginPage = `<!doctype html><title>Log in at the provider</title><form method="post">
  <label>Email at the provider <input name="email" type="email"></label>
  <label>Name <input name="name"></label>
  <button>Let me in</button>
</form>`

export async function anOpenidServer(redirectUri: string) {
  const people = new Map<string, Claims>()
  let current = ""
  let logins = 0
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const client = { id: "doable", secret: "a-secret-between-the-two-of-them" }
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["one key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => "/interaction" },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) }),
    loadExistingGrant: async ({ oidc }: OidcContext) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope("openid email profile")
      await grant.save()
      return grant
    },
  })
  const logIn = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "POST") {
      const { email = "", name = "" } = Object.fromEntries(new URLSearchParams(await text(request)))
      people.set(email, { sub: email, email, email_verified: true, name })
      return provider.interactionFinished(request, response, { login: { accountId: email } })
    }
    logins += 1
    if (current) return provider.interactionFinished(request, response, { login: { accountId: current } })
    response.setHeader("content-type", "text/html").end(loginPage)
  }
  const answer = provider.callback()
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction")) void logIn(request, response)
    else answer(request, response)
  })

  return {
    issuer,
    client,
    /** How often someone had to log in there. */
    countLogins: () => logins,
    /** Follows the address that we send people to, as `claims.sub`; answers with the one that leads back. The jar is the browser's. */
    async visit(url: string, claims: Claims, jar = new Map<string, string>()): Promise<URL> {
      people.set(claims.sub, claims)
      current = claims.sub
      for (let next = url; ;) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
        const response = await fetch(next, { redirect: "manual", headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          jar.set(name, value)
        }
        const location = response.headers.get("location")
        if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
        next = new URL(location, next).href
        if (next.startsWith(redirectUri)) return new URL(next)
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

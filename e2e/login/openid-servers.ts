// Each world has an OpenID provider of its own, at which people log in with any email.
import { anOpenidServer } from "../../apps/api/test/login/openid-server.ts"

type OpenidServer = Awaited<ReturnType<typeof anOpenidServer>>

/** What the buttons for it say. */
export const openidName = "MPass"

export function openidServers() {
  const started: OpenidServer[] = []
  return {
    async settingsFor(apiUrl: string) {
      const server = await anOpenidServer(`${apiUrl}/api/auth/callback/openid`)
      started.push(server)
      return {
        OPENID_ISSUER: server.issuer,
        OPENID_CLIENT_ID: server.client.id,
        OPENID_CLIENT_SECRET: server.client.secret,
        OPENID_NAME: openidName,
      }
    },
    stop: () => Promise.all(started.map((server) => server.stop())),
  }
}

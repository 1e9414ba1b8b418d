// Who is calling: our one named statement against better-auth's own answer, on the same session.
import { cookiesOf } from "../apps/api/src/account/session-cookie.ts"
import { whoIsCalling } from "../apps/api/src/account/who-is-calling.ts"
import { createAuth } from "../apps/api/src/auth.ts"
import { createLog } from "../apps/api/src/platform/settings/log.ts"
import { aSession, aUser, cookieOf, testSecret } from "../apps/api/test/factories.ts"
import { withDatabase } from "./database.ts"
import { compare } from "./rounds.ts"

await withDatabase(async ({ db }) => {
  const cookie = cookieOf(await aSession(db, await aUser(db)))
  const auth = createAuth(db, createLog("silent"), {
    serverUrl: "http://localhost:3001",
    uiUrl: "http://localhost:3000",
    appName: "Doable",
    secret: testSecret,
  })
  const cookieName = cookiesOf({ serverUrl: "http://localhost" }).names.session
  const ask = { cookies: cookie, cookieName, secret: testSecret }
  const [library, ours] = await compare(
    [
      {
        name: "better-auth getSession",
        run: () => auth.api.getSession({ headers: new Headers({ cookie }) }),
      },
      { name: "one named statement", run: () => whoIsCalling(db.$client, { ...ask, now: new Date() }) },
    ],
    { rounds: 5, calls: 1000 },
  )
  if (!library || !ours) throw new Error("nothing was measured")
  for (const { name, microseconds } of [library, ours]) {
    console.log(`${name.padEnd(24)} ${Math.round(microseconds)} µs of Node's processor time per call`)
  }
  console.log(`ratio ${(library.microseconds / ours.microseconds).toFixed(1)}`)
})

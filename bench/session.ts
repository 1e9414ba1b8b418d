// Who is calling: our one named statement against better-auth's own answer, on the same session.
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { cookieNames } from "../apps/api/src/account/session-cookie.ts"
import { whoIsCalling } from "../apps/api/src/account/who-is-calling.ts"
import { createAuth } from "../apps/api/src/auth.ts"
import { connect } from "../apps/api/src/db/client.ts"
import { migrate } from "../apps/api/src/db/migrate.ts"
import { createLog } from "../apps/api/src/log.ts"
import { aSession, aUser, cookieOf, testSecret } from "../apps/api/test/factories.ts"
import { startPostgres } from "../scripts/embedded-postgres.ts"
import { compare } from "./rounds.ts"

const folder = await mkdtemp(join(tmpdir(), "doable-bench-"))
await chmod(folder, 0o755)
const postgres = await startPostgres({ dataDir: join(folder, "postgres"), durable: false, log: () => {} })
try {
  await migrate(postgres.url)
  const db = connect(postgres.url)
  const cookie = cookieOf(await aSession(db, await aUser(db)))
  const auth = createAuth(db, createLog("silent"), {
    serverUrl: "http://localhost:3001",
    uiUrl: "http://localhost:3000",
    appName: "Doable",
    secret: testSecret,
    rateLimits: false,
  })
  const cookieName = cookieNames({ https: false }).session
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
  await db.$client.end()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

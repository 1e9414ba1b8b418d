import { and, eq } from "../platform/db/drizzle.ts"
import { verifyPassword } from "../account/password-hash.ts"
import { connectAlone, type Database } from "../platform/db/client.ts"
import { accounts } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { run } from "../run.ts"
import { createFileLinks } from "../platform/pictures/links.ts"
import type { FileParts } from "../platform/pictures/parts.ts"
import { createRedrawPicture } from "../platform/pictures/redraw-picture.ts"
import { createSubmitGate } from "../platform/pictures/submit-gate.ts"
import { createStorage } from "../platform/storage/create-storage.ts"
import { demoPeople } from "../demo/people/demo-people.ts"
import { makeDemo } from "../demo/make-demo.ts"
import { directUrl } from "../platform/settings/env.ts"

/** Fills an empty database, then names the demo logins that (still) work. */
async function loadDemo(db: Database, databaseUrl: string, files: FileParts) {
  const anyone = await db.select({ id: users.id }).from(users).limit(1)
  if (anyone.length === 0) await makeDemo(databaseUrl, { files, now: new Date() })
  for (const { part, email, password } of demoPeople) {
    if (!(await canSignIn(db, email, password))) continue
    process.stdout.write(`${JSON.stringify({ role: part, email, password })}\n`)
  }
}

async function canSignIn(db: Database, email: string, password: string) {
  const [account] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, "credential")))
  return account?.hash ? verifyPassword({ hash: account.hash, password }) : false
}

await run(async (env) => {
  if (env.NODE_ENV === "production") {
    process.stderr.write("Demo people have known passwords; they are not loaded in production.\n")
    process.exit(1)
  }
  const db = connectAlone(directUrl(env))
  const { storage } = await createStorage(env)
  const links = createFileLinks({ serverUrl: env.SERVER_URL, secret: env.AUTH_SECRET })
  await loadDemo(db, directUrl(env), {
    storage,
    links,
    redrawPicture: createRedrawPicture(),
    passSubmit: createSubmitGate(),
  })
  storage.close()
  await db.$client.end()
})

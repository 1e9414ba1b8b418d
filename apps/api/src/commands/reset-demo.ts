import { createInterface } from "node:readline/promises"
import { connectAlone } from "../platform/db/client.ts"
import { migrate } from "../migrate.ts"
import { isInUse, wipeDemo } from "../demo/wipe-demo.ts"
import { run } from "../run.ts"
import { isOwnStorage } from "../file/tidy/is-own-storage.ts"
import { createLog } from "../platform/settings/log.ts"
import { createStorage } from "../platform/storage/create-storage.ts"
import { directUrl } from "../platform/settings/env.ts"

/** --yes skips the question. */
async function isMeant(place: string): Promise<boolean> {
  if (process.argv.includes("--yes")) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.setPrompt(`Everything in ${place} and every uploaded file is deleted. Type "yes" to go on: `)
  terminal.prompt()
  // A closed input is a no.
  const { value } = await terminal[Symbol.asyncIterator]().next()
  terminal.close()
  return value?.trim() === "yes"
}

await run(async (env) => {
  const stop = (why: string) => {
    process.stderr.write(`${why}\n`)
    return process.exit(1)
  }
  if (env.NODE_ENV === "production") return stop("What people have made in production is not wiped.")
  const { hostname, pathname } = new URL(directUrl(env))
  const db = connectAlone(directUrl(env))
  if (await isInUse(db)) return stop("Doable is running on this database. Stop it first.")
  if (!(await isMeant(`the database ${pathname.slice(1)} at ${hostname}`)))
    return stop("Nothing was changed.")
  const { storage } = await createStorage(env)
  if (!(await isOwnStorage({ db, storage, log: createLog("error") })))
    return stop("The files belong to another installation. Nothing was changed.")
  await wipeDemo(db, storage)
  storage.close()
  await db.$client.end()
  await migrate(directUrl(env))
})

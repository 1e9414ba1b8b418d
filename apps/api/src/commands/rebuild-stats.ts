import { connectAlone } from "../platform/db/client.ts"
import { run } from "../run.ts"
import { rebuildStats } from "../stats/rebuild-stats.ts"
import { directUrl } from "../platform/settings/env.ts"

/** Says each difference and how many there were; none is what should be found. */
await run(async (env) => {
  const db = connectAlone(directUrl(env))
  const found = await rebuildStats(db, (difference) => {
    process.stdout.write(`${JSON.stringify(difference)}\n`)
  })
  await db.$client.end()
  process.stdout.write(found === 0 ? "No difference.\n" : `${found} mended.\n`)
})

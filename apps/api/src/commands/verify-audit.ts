import { sql } from "../platform/db/drizzle.ts"
import { verifyChain } from "../admin/audit-log/verify-chain.ts"
import { connectAlone } from "../platform/db/client.ts"
import { run } from "../run.ts"
import { directUrl } from "../platform/settings/env.ts"

/** Walks the whole chain; what it says at the end is worth noting elsewhere. */
await run(async (env) => {
  const db = connectAlone(directUrl(env))
  const { rows } = await db.execute<{ found: string | null }>(sql`select to_regclass('audit_logs') as found`)
  if (!rows[0]?.found) {
    await db.$client.end()
    process.stderr.write("This database has no audit log: it was never migrated. Nothing was changed.\n")
    process.exitCode = 1
    return
  }
  let found = await verifyChain(db)
  while (!found.isWhole && found.brokenAt === null) found = await verifyChain(db, found.checkedTo)
  await db.$client.end()
  if (found.brokenAt !== null) {
    process.stdout.write(`Broken at ${found.brokenAt}.\n`)
    process.exitCode = 1
    return
  }
  const { head } = found
  process.stdout.write(
    head ? `Whole. ${head.position} rows, head ${head.hash}\n` : "Whole. The log is empty.\n",
  )
})

import { verifyChain } from "../admin/audit-log/verify-chain.ts"
import { connect } from "../platform/db/client.ts"
import { run } from "../run.ts"

/** Walks the whole chain; what it says at the end is worth noting elsewhere. */
await run(async (env) => {
  const db = connect(env.DATABASE_URL, { max: 1 })
  let found = await verifyChain(db)
  while (!found.isWhole && found.brokenAt === null) found = await verifyChain(db, found.checkedTo)
  await db.$client.end()
  if (found.brokenAt !== null) {
    process.stdout.write(`Broken at ${found.brokenAt}.\n`)
    process.exitCode = 1
    return
  }
  const { position, hash } = found.head ?? { position: 0, hash: "" }
  process.stdout.write(`Whole. ${position} rows, head ${hash}\n`)
})

import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connect, type Database } from "../apps/api/src/platform/db/client.ts"
import { migrate } from "../apps/api/src/migrate.ts"
import { startPostgres } from "../scripts/embedded-postgres.ts"

type Work = (world: { url: string; db: Database; postmaster: number }) => Promise<void>

/** A migrated, empty PostgreSQL for one bench, gone afterwards. */
export async function withDatabase(work: Work) {
  const folder = await mkdtemp(join(tmpdir(), "doable-bench-"))
  await chmod(folder, 0o755)
  const dataDir = join(folder, "postgres")
  const postgres = await startPostgres({ dataDir, durable: false, log: () => {} })
  try {
    await migrate(postgres.url)
    const db = connect(postgres.url)
    const [pid] = (await readFile(join(dataDir, "postmaster.pid"), "utf8").catch(() => "0")).split("\n")
    await work({ url: postgres.url, db, postmaster: Number(pid) })
    await db.$client.end()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

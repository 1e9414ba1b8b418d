import type { Database } from "../platform/db/client.ts"
import type { ServerDeps } from "../platform/server/api-env.ts"

/** Reads from the replica if it can. If it fails halfway, the primary goes on where it stopped. */
export async function* portionsForVisitors<Portion>(
  { db, replica, measure }: Pick<ServerDeps, "db" | "replica" | "measure">,
  read: (db: Database) => AsyncGenerator<Portion>,
): AsyncGenerator<Portion> {
  const source = replica.readyFor(null)
  let given = 0
  if (source) {
    measure.listRead("replica")
    try {
      for await (const portion of read(source)) {
        given += 1
        yield portion
      }
      return
    } catch (error) {
      replica.failed(error)
    }
  }
  measure.listRead("primary")
  let passed = 0
  for await (const portion of read(db)) {
    passed += 1
    if (passed > given) yield portion
  }
}

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { migrate } from "../../apps/api/src/migrate.ts"
import { seconds, type Fault } from "../fault.ts"
import { aWorld, type Server } from "../world.ts"
import { previousRelease } from "./previous-release.ts"

const phaseMs = 20_000

/**
 * The previous version's API keeps working while the database is migrated under it, and beside an API of this version.
 * Whatever people do there has to succeed. `--from=<revision>` chooses another previous version.
 */
export const fault: Fault = async ({ isPlanted, from }) => {
  const place = await mkdtemp(join(tmpdir(), "doable-previous-"))
  const previous = await previousRelease(join(place, "doable"), from)
  try {
    const world = await aWorld({ previous })
    try {
      const crowd = await world.people(4)
      const go = () => Promise.race([crowd.busy, pause(phaseMs)])
      await go()
      const [before, since] = [crowd.ledger.answers, performance.now()]
      await migrate(world.databaseUrl)
      const migrated = performance.now() - since
      if (isPlanted) await breakIt(world.db.$client)
      await go()
      const old = crowd.ledger.answers - before
      const newer = await world.anotherApi()
      await newer.start()
      const others = await world.people(4, 0, newer.url)
      await Promise.race([others.busy, go()])
      const beside = others.ledger.answers
      // Each counts what all have written, so only what's missing is asked for here.
      await Promise.all([crowd.rest(), others.rest()])
      const losses = [...(await crowd.losses()), ...(await others.losses())]
      const faults = crowd.ledger.faults + others.ledger.faults
      const unavailable = crowd.ledger.unavailable + others.ledger.unavailable
      return {
        figure: `${previous.name}, ${previous.newMigrations} migrations in ${seconds(migrated)}: ${before} answers before, ${old} on the new tables, ${crowd.ledger.answers - before - old} beside the new version with its ${beside}; ${faults} faults${faults ? ` (${unavailable} of them 503)` : ""}, ${losses.length} losses`,
        goal: "0 faults, 0 losses",
        isMet: faults === 0 && losses.length === 0 && old > 20 && !world.api.hasEnded(),
        details: [...losses.slice(0, 5), ...faultsOf("previous", world.api), ...faultsOf("new", newer)],
      }
    } finally {
      await world.close()
    }
  } finally {
    await previous.remove()
    await rm(place, { recursive: true, force: true })
  }
}

/** What the log says of each answer that was our own fault. */
const faultsOf = (version: string, api: Server) =>
  api
    .output()
    .split("\n")
    .filter((line) => /"level":"error"|"status":5\d\d/.test(line))
    .slice(0, 20)
    .map((line) => `${version} version: ${line}`)

/** What a migration must never do: for a while, a column that the previous version reads is gone. */
async function breakIt(pool: { query: (text: string) => Promise<unknown> }) {
  await pool.query("alter table messages rename column client_id to page_id")
  await pause(3_000)
  await pool.query("alter table messages rename column page_id to client_id")
}

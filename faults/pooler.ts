import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { migrate } from "../apps/api/src/migrate.ts"
import { SharedConnections } from "../apps/api/src/platform/db/refuse-pooler.ts"
import { freePort } from "../scripts/ports.ts"
import type { Fault } from "./fault.ts"
import { aWorld, type World } from "./world.ts"

const busySeconds = 30
const limits = "statement_timeout,idle_in_transaction_session_timeout,extra_float_digits"

/**
 * A real pgbouncer in transaction mode between the API and PostgreSQL. Alone it is refused in words. With
 * DATABASE_DIRECT_URL beside it, people do their business through it. Needs Debian's package pgbouncer.
 */
export const fault: Fault = async ({ isPlanted }) => {
  const world = await aWorld()
  try {
    const details: string[] = []
    for (const ignored of ["", limits]) {
      const pooler = await aPooler(world, isPlanted ? "session" : "transaction", ignored)
      const said = await migrate(pooler.url).then(
        () => "it works",
        (error: unknown) => (error instanceof SharedConnections ? "refused in words" : String(error)),
      )
      details.push(`alone, ${ignored ? "time limits ignored" : "as it comes"}: ${said}`)
      await pooler.stop()
    }

    const pooler = await aPooler(world, "transaction", "")
    await world.api.kill()
    await world.api.start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: world.databaseUrl })
    const people = await world.people(8)
    await Promise.race([people.busy, pause(busySeconds * 1000)])
    const differences = await people.rest()
    const { answers, faults } = people.ledger
    await pooler.stop()
    details.push(
      `with DATABASE_DIRECT_URL: ${answers} answers to 16 people in ${busySeconds} s over ${poolSize} connections, ${faults} of them faults, ${differences.length} differences`,
      ...differences.slice(0, 5),
    )
    const isRefused = details.slice(0, 2).every((line) => line.endsWith("refused in words"))
    return {
      figure: details.join("; "),
      goal: "refused in words alone, works beside a direct address",
      isMet: isRefused && answers > 100 && faults === 0 && differences.length === 0,
    }
  } finally {
    await world.close()
  }
}

const poolSize = 5

async function aPooler(world: World, mode: string, ignored: string) {
  const { hostname, port, username, password, pathname } = new URL(world.databaseUrl)
  const own = await freePort()
  const file = join(world.folder, `pgbouncer-${own}.ini`)
  const secret = decodeURIComponent(password)
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${secret} connect_query='set statement_timeout = 4000; set idle_in_transaction_session_timeout = 15000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
unix_socket_dir =
${ignored && `ignore_startup_parameters = ${ignored}`}
`,
  )
  await chmod(world.folder, 0o755)
  const child = spawn("pgbouncer", ["-u", "nobody", file], { stdio: "ignore" })
  await pause(1_000)
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${own}${pathname}`,
    async stop() {
      child.kill("SIGKILL")
      await once(child, "exit")
    },
  }
}

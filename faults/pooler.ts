import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { migrate } from "../apps/api/src/migrate.ts"
import { SharedConnections } from "../apps/api/src/platform/db/refuse-pooler.ts"
import { freePort } from "../scripts/ports.ts"
import type { Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

/** A real pgbouncer between the API and PostgreSQL. Needs Debian's package pgbouncer, and not to be root. */
export const fault: Fault = async ({ isPlanted }) => {
  const world = await aWorld()
  const details: string[] = []
  try {
    const { hostname, port, username, password, pathname } = new URL(world.databaseUrl)
    const kinds = [
      { mode: "transaction", ignored: "" },
      {
        mode: "transaction",
        ignored: "statement_timeout,idle_in_transaction_session_timeout,extra_float_digits",
      },
    ]
    for (const { mode, ignored } of kinds) {
      const own = await freePort()
      const file = join(world.folder, "pgbouncer.ini")
      await writeFile(
        file,
        `[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
pool_mode = ${isPlanted ? "session" : mode}
unix_socket_dir =
${ignored && `ignore_startup_parameters = ${ignored}`}
`,
      )
      await chmod(world.folder, 0o755)
      const child = spawn("pgbouncer", ["-u", "nobody", file], { stdio: "ignore" })
      await pause(1_000)
      const through = `postgresql://${username}:${password}@127.0.0.1:${own}${pathname}`
      const said = await migrate(through).then(
        () => "it works",
        (error: unknown) => (error instanceof SharedConnections ? "refused in words" : String(error)),
      )
      details.push(`${mode}, ${ignored ? "time limits ignored" : "as it comes"}: ${said}`)
      child.kill("SIGKILL")
      await once(child, "exit")
    }
    return {
      figure: details.join("; "),
      goal: "refused at the start, in words",
      isMet: details.every((line) => line.endsWith("refused in words")),
    }
  } finally {
    await world.close()
  }
}

// Patroni, etcd and haproxy from Debian over our own PostgreSQL, all on this machine.
import { randomBytes } from "node:crypto"
import { chmod, chown, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { setTimeout as pause } from "node:timers/promises"
import { findBinaries } from "../../scripts/embedded-postgres.ts"
import { searchPath } from "../../scripts/env.ts"
import { isAlive } from "../../scripts/is-alive.ts"
import { freePort } from "../../scripts/ports.ts"
import { postgresAccount } from "../../scripts/postgres-account.ts"
import { createProcessGroup, type Child } from "../../scripts/process-group.ts"
import { started } from "../machines/proxies.ts"
import { settingsOf } from "./settings.ts"

const localhost = "127.0.0.1"
export type Node = Awaited<ReturnType<typeof aCluster>>["nodes"][number]

export async function aCluster(size = 3) {
  const folder = await mkdtemp(join(tmpdir(), "doable-patroni-"))
  await chmod(folder, 0o755)
  const processes = createProcessGroup()
  const binaries = await findBinaries()
  const account = await postgresAccount(join(folder, "none"), binaries.postgres)
  const own = async (path: string) => {
    if (account.owner) await chown(path, account.owner.uid, account.owner.gid)
  }
  const run = (name: string, binary: string, binaryArgs: string[], said: string[] = []) => {
    const { command, args, ids } = account.command(binary, binaryArgs)
    const env = { PATH: searchPath().join(":"), HOME: folder, LC_ALL: "C.UTF-8" }
    return processes.start(name, command, args, {
      ...ids,
      cwd: "/",
      env,
      onLine: (line) => void said.push(line),
    })
  }

  const binDir = join(folder, "bin")
  await mkdir(binDir)
  for (const name of ["postgres", "initdb", "pg_ctl"])
    await symlink(join(dirname(binaries.postgres), name), join(binDir, name))
  await tool(join(binDir, "pg_controldata"), new URL("./controldata.ts", import.meta.url))
  await tool(join(binDir, "pg_isready"), new URL("./is-ready.ts", import.meta.url))
  const clone = join(binDir, "clone")
  await tool(clone, new URL("./clone.ts", import.meta.url))

  const [etcdPort, peerPort] = [await freePort(), await freePort()]
  const etcdAt = `http://${localhost}:${etcdPort}`
  const etcdData = join(folder, "etcd")
  await mkdir(etcdData, { mode: 0o700 })
  await own(etcdData)
  const peers = `http://${localhost}:${peerPort}`
  const etcdFlags = {
    "data-dir": etcdData,
    "listen-client-urls": etcdAt,
    "advertise-client-urls": etcdAt,
    "listen-peer-urls": peers,
    "initial-advertise-peer-urls": peers,
    "initial-cluster": `default=${peers}`,
  }
  run(
    "etcd",
    "etcd",
    Object.entries(etcdFlags).map(([name, value]) => `--${name}=${value}`),
  )

  const password = randomBytes(18).toString("base64url")
  const aNode = async (number: number) => {
    const name = `node${number}`
    const place = join(folder, name)
    await mkdir(place, { mode: 0o700 })
    await own(place)
    const [port, restPort] = [await freePort(), await freePort()]
    const dataDir = join(place, "data")
    const file = join(place, "patroni.json")
    const settings = settingsOf({ name, place, port, restPort, etcdPort, binDir, clone, password })
    await writeFile(file, JSON.stringify(settings, null, 2))
    await own(file)
    const said: string[] = []
    let patroni: Child | undefined
    return {
      name,
      port,
      restPort,
      said,
      start() {
        patroni = run(`Patroni ${name}`, "patroni", [file], said)
      },
      /** Whether Patroni says so: primary, replica or sync. */
      is: (role: string) =>
        fetch(`http://${localhost}:${restPort}/${role}`, { signal: AbortSignal.timeout(3_000) }).then(
          async (answer) => {
            await answer.text()
            return answer.status === 200
          },
          () => false,
        ),
      /** As if the power went: neither of the two says a word. */
      async kill() {
        const postmaster = Number(
          (await readFile(join(dataDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0],
        )
        if (patroni && isAlive(patroni.pid)) process.kill(patroni.pid, "SIGKILL")
        await patroni?.exited
        if (!postmaster || !isAlive(postmaster)) return
        process.kill(postmaster, "SIGKILL")
        while (isAlive(postmaster)) await pause(20)
      },
      /** On a new disk. */
      wipe: () => rm(dataDir, { recursive: true, force: true }),
    }
  }
  const nodes = await Promise.all(Array.from({ length: size }, (_, number) => aNode(number + 1)))

  const proxyPort = await freePort()
  const config = join(folder, "haproxy.cfg")
  const servers = nodes.map(
    ({ name, port, restPort }) => `  server ${name} ${localhost}:${port} maxconn 100 check port ${restPort}`,
  )
  await writeFile(
    config,
    `defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
listen primary
  bind ${localhost}:${proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 2 on-marked-down shutdown-sessions
${servers.join("\n")}
`,
  )
  const proxy = await started("haproxy", ["-db", "-f", config])

  return {
    nodes,
    urlOf: (database: string) => `postgresql://doable:${password}@${localhost}:${proxyPort}/${database}`,
    async leader() {
      for (const node of nodes) if (await node.is("primary")) return node
      return null
    },
    async stop() {
      await proxy.stop()
      for (const node of nodes) await node.kill()
      await processes.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function tool(path: string, program: URL) {
  await writeFile(path, `#!/bin/sh\nexec "${process.execPath}" "${fileURLToPath(program)}" "$@"\n`)
  await chmod(path, 0o755)
}

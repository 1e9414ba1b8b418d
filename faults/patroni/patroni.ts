import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { percentile, seconds, type Fault } from "../fault.ts"
import { underLoad } from "../under-load.ts"
import { aWorld } from "../world.ts"
import { aCluster, type Node } from "./cluster.ts"

const patienceMs = 180_000

/**
 * Three PostgreSQL under Patroni with a synchronous standby, behind haproxy. The primary and its Patroni die as if the
 * power went; Patroni decides who takes over, and the dead one comes back on a new disk. Needs Debian's packages patroni,
 * etcd-server, python3-etcd and haproxy.
 */
export const fault: Fault = async ({ times = 10, isPlanted }) => {
  const cluster = await aCluster()
  try {
    const [first, ...others] = cluster.nodes
    first?.start()
    await until("a primary", async () => (await cluster.leader()) !== null)
    for (const node of others) node.start()
    const inPeace = async () => {
      const roles = await Promise.all(
        cluster.nodes.map(async (node) => [await node.is("primary"), await node.is("sync")]),
      )
      const standing = await Promise.all(cluster.nodes.map((node) => node.is("replica")))
      return (
        roles.filter(([isPrimary]) => isPrimary).length === 1 &&
        roles.some(([, isSync]) => isSync) &&
        standing.filter(Boolean).length === cluster.nodes.length - 1
      )
    }
    await until("two standbys, one of them synchronous", inPeace)
    await until("haproxy to find the primary", () => takesWrites(cluster.urlOf("postgres")))
    await ask(cluster.urlOf("postgres"), "create database doable")

    const ready: number[] = []
    const took = new Map<string, number>()
    const world = await aWorld({ databaseUrl: cluster.urlOf("doable") })
    try {
      const { losses, answers, faults, unavailable } = await underLoad(world, {
        people: 4,
        times,
        isPlanted,
        async hit() {
          const dead = await cluster.leader()
          if (!dead) throw new Error("There is no primary to kill")
          const since = performance.now()
          await dead.kill()
          await until("another primary", () => takesWrites(cluster.urlOf("doable")))
          await world.api.untilReady()
          ready.push(performance.now() - since)
          const now = await cluster.leader()
          if (now) took.set(now.name, (took.get(now.name) ?? 0) + 1)
          await revive(dead)
          await until("the dead one to stand by", inPeace)
          console.log(`  ${ready.length}: ready after ${seconds(ready.at(-1) ?? 0)}, now ${now?.name}`)
        },
      })
      const wrong = faults - unavailable
      return {
        figure: `${times} kills, ${answers} answers: ${losses.length} losses, ${unavailable} answers of 503 and ${wrong} other faults; ready again after ${seconds(percentile(ready, 0.5))}, at most ${seconds(Math.max(...ready))}, without a restart of ours`,
        goal: "0 losses, only 503, ready within 30 s, no restart of ours",
        isMet: losses.length === 0 && wrong === 0 && Math.max(...ready) < 30_000 && !world.api.hasEnded(),
        details: [
          ...losses.slice(0, 5),
          ...[...took].map(([name, count]) => `${name} took over ${count} times`),
        ],
      }
    } finally {
      await world.close()
    }
  } catch (error) {
    for (const { name, said } of cluster.nodes) console.error(`${name}:\n${said.slice(-15).join("\n")}`)
    throw error
  } finally {
    await cluster.stop()
  }
}

async function revive(node: Node) {
  await node.wipe()
  node.start()
}

async function until(what: string, isSo: () => Promise<boolean>) {
  for (const since = performance.now(); !(await isSo()); await pause(200))
    if (performance.now() - since > patienceMs) throw new Error(`Waited in vain for ${what}`)
}

const takesWrites = (url: string) =>
  ask(url, "select pg_is_in_recovery() as standby").then(
    ([row]) => row?.standby === false,
    () => false,
  )

async function ask(url: string, text: string): Promise<{ standby?: boolean }[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  })
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query<{ standby?: boolean }>(text).finally(() => client.end())
  return rows
}

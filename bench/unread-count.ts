// The unread count, which everyone's open pages ask for every five seconds: how many people one core serves.
import { fork } from "node:child_process"
import { once } from "node:events"
import { Agent, get } from "node:http"
import { fileURLToPath } from "node:url"
import { cookieOf } from "../apps/api/test/factories.ts"
import { withDatabase } from "./database.ts"
import { cpuOfFamily } from "./processor-time.ts"
import { median } from "./rounds.ts"

const people = 5_000
const rounds = 7
const calls = 3_000
const atOnce = 16
const question = "/trpc/notification.getUnreadCount"
const pollSeconds = 5

/** What the servers in unread-count-servers.ts answer, each on a port of its own. */
const sides = ["bare node:http, pg named", "ours", "ours through tRPC", "better-auth getSession"] as const
type Answer = { ports: number[] } | { cpu: number }

await withDatabase(async ({ url, db, postmaster }) => {
  await db.$client.query(`
    insert into users (id, name, email, email_verified)
    select 'person-' || n, 'Ana', 'person-' || n || '@example.com', true from generate_series(1, ${people}) n`)
  await db.$client.query(`
    insert into sessions (id, token, user_id, expires_at)
    select 'session-' || n, 'token-' || n, 'person-' || n, now() + interval '7 days' from generate_series(1, ${people}) n`)
  await db.$client.query(`
    insert into notification_counts (user_id, total, unread)
    select 'person-' || n, 40, n % 7 from generate_series(1, ${people}) n`)
  await db.$client.query(`analyze`)

  const child = fork(fileURLToPath(new URL("unread-count-servers.ts", import.meta.url)), [url])
  const hear = async () => (await once(child, "message"))[0] as Answer
  const { ports } = (await hear()) as { ports: number[] }
  const nodeCpu = async () => {
    child.send("cpu")
    return ((await hear()) as { cpu: number }).cpu
  }

  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let turn = 0
  const ask = (port: number, path: string) =>
    new Promise<void>((resolve, reject) => {
      const cookie = cookieOf({ token: `token-${(turn++ % people) + 1}` })
      const headers = { cookie, origin: "http://localhost:3000" }
      get({ agent, port, path, headers, host: "127.0.0.1" }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.resume().on("end", resolve)
      }).on("error", reject)
    })
  const askMany = async (port: number, path: string) => {
    let left = calls
    const one = async () => {
      while (left-- > 0) await ask(port, path)
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

  const costs = sides.map(() => ({ node: [] as number[], postgres: [] as number[] }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [side, port] of ports.entries()) {
      const before = { node: await nodeCpu(), postgres: await cpuOfFamily(postmaster) }
      await askMany(port, sides[side] === "ours through tRPC" ? `${question}?` : question)
      const after = { node: await nodeCpu(), postgres: await cpuOfFamily(postmaster) }
      // The first round only warms up.
      if (round === 0) continue
      costs[side]?.node.push((after.node - before.node) / calls)
      costs[side]?.postgres.push((after.postgres - before.postgres) / calls)
    }
  }
  child.kill()
  agent.destroy()

  const totals = costs.map(({ node, postgres }) =>
    median(node.map((value, round) => value + (postgres[round] ?? 0))),
  )
  const [bare = 0] = totals
  for (const [side, name] of sides.entries()) {
    const { node = [], postgres = [] } = costs[side] ?? {}
    const total = totals[side] ?? 0
    const perCore = Math.round((pollSeconds * 1_000_000) / total / 1000)
    console.log(
      `${name.padEnd(26)} ${Math.round(median(node))} + ${Math.round(median(postgres))} µs (Node + PostgreSQL)` +
        `, ${(bare / total).toFixed(2)} of bare, ${perCore} thousand people per core`,
    )
  }
})

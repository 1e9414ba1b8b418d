import { setTimeout as pause } from "node:timers/promises"
import { startSmtpServer } from "../apps/api/test/mail/smtp-server.ts"
import { freePort } from "../scripts/ports.ts"
import type { Fault } from "./fault.ts"
import { aWorld, type World } from "./world.ts"

const people = 20

/** The mail server is away for an hour. The hour is moved through by bringing every pause to its end. */
export const fault: Fault = async ({ isPlanted }) => {
  const port = await freePort()
  const world = await aWorld({ api: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  try {
    for (let at = 0; at < people; at += 1) await signUp(world, `person${at}@example.com`)
    const hour = 60 * 60
    let passed = 0
    let tries = 0
    while (passed < hour) {
      const waiting = await untilAllWait(world)
      tries += 1
      passed += waiting
      await world.db.$client.query(`update pgboss.job set start_after = now() where state = 'retry'`)
    }
    // Planted: a message that is lost in the meantime.
    if (isPlanted)
      await world.db.$client.query(`delete from pgboss.job where id = (
      select id from pgboss.job where name like 'effect.%' and state in ('retry', 'created', 'active') limit 1)`)
    const server = await startSmtpServer({ port })
    for (let looked = 0; looked < 120 && server.received.length < people; looked += 1) {
      await world.db.$client.query(`update pgboss.job set start_after = now() where state = 'retry'`)
      await pause(500)
    }
    await pause(5_000)
    const recipients = server.arrived.map(({ to }) => to)
    await server.stop()
    const doubled = recipients.length - new Set(recipients).size
    return {
      figure: `${people} emails, ${tries} rounds of tries in an hour: ${new Set(recipients).size} delivered, ${doubled} twice`,
      goal: `all ${people}, each once`,
      isMet: new Set(recipients).size === people && doubled === 0,
    }
  } finally {
    await world.close()
  }
}

async function signUp(world: World, email: string) {
  const answer = await fetch(`${world.api.url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.uiUrl },
    body: JSON.stringify({ name: "Ana Rusu", email, password: "green-door-42" }),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`signing up: ${answer.status}`)
}

/** Until every email waits for its next try; the longest of those pauses, in seconds. */
async function untilAllWait(world: World): Promise<number> {
  for (;;) {
    const { rows } = await world.db.$client.query<{ waiting: number; busy: number; longest: number }>(`
      select count(*) filter (where state = 'retry' and start_after > now())::int as waiting,
        count(*) filter (where state in ('created', 'active') or (state = 'retry' and start_after <= now()))::int as busy,
        coalesce(max(extract(epoch from start_after - now())) filter (where state = 'retry'), 0)::float as longest
      from pgboss.job where name like 'effect.%'`)
    const [row] = rows
    if (row && row.busy === 0 && row.waiting === people) return row.longest
    await pause(100)
  }
}

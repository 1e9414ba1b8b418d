import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { aConversation } from "../apps/api/test/conversation-factories.ts"
import { aUser, signedInCookie } from "../apps/api/test/factories.ts"
import { percentile, type Fault } from "./fault.ts"
import { startProbe } from "./probe.ts"
import { aWorld } from "./world.ts"

/** One account sends 250 writes at the same time, again and again, while another one reads. */
export const fault: Fault = async ({ times = 5, isPlanted }) => {
  const world = await aWorld({ api: { RATE_LIMITS: isPlanted ? "off" : "on", CALLS_PER_MINUTE: "1000000" } })
  try {
    const [wild, calm] = [await aUser(world.db), await aUser(world.db)]
    const talk = await aConversation(world.db, wild, calm)
    const [wildCookie, calmCookie] = [
      await signedInCookie(world.db, wild),
      await signedInCookie(world.db, calm),
    ]
    const probe = () =>
      startProbe(`${world.api.url}/trpc/user.getMe`, {
        cookie: calmCookie,
        "x-forwarded-for": "198.51.100.7",
      })
    const write = async () => {
      const payload = { conversationId: talk.id, text: "Are you there?", clientId: randomUUID() }
      const answer = await fetch(`${world.api.url}/trpc/message.create`, {
        method: "POST",
        headers: {
          connection: "close",
          cookie: wildCookie,
          origin: world.uiUrl,
          "content-type": "application/json",
          "x-forwarded-for": "203.0.113.9",
        },
        body: JSON.stringify({ payload }),
      })
      await answer.text()
      return answer.status
    }
    const stopAlone = probe()
    await pause(3_000)
    const { answered: alone } = await stopAlone()
    const statuses = new Map<number, number>()
    const stopBeside = probe()
    for (let time = 0; time < times; time += 1) {
      const answers = await Promise.all(Array.from({ length: 250 }, write))
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const { answered: beside, wrong: refused } = await stopBeside()
    const slowest = Math.max(...beside)
    const p99 = percentile(beside, 0.99)
    const faults = [...statuses]
      .filter(([status]) => status >= 500)
      .reduce((sum, [, count]) => sum + count, 0)
    return {
      figure:
        `${times} × 250 writes: another's ${beside.length} reads all answered: ${refused === 0 ? "yes" : `no, ${refused} refused`}; ` +
        `p99 ${Math.round(p99)} ms (alone ${Math.round(percentile(alone, 0.99))} ms), slowest ${Math.round(slowest)} ms; ${faults} writes with 5xx`,
      goal: "every read of another answered, no write with 5xx",
      isMet: refused === 0 && faults === 0,
      details: [...statuses].map(([status, count]) => `writes answered ${status}: ${count}`),
    }
  } finally {
    await world.close()
  }
}

import { setTimeout as pause } from "node:timers/promises"
import { startSmtpServer } from "../apps/api/test/mail/smtp-server.ts"
import type { Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

const people = 5
const answerMs = 45_000

/** A mail server that accepts a message right away and answers much later. */
export const fault: Fault = async ({ isPlanted }) => {
  const server = await startSmtpServer({ toMessage: () => pause(answerMs, "take" as const) })
  const world = await aWorld({ api: { SMTP_URL: server.url } })
  try {
    const signUp = async (email: string) => {
      const answer = await fetch(`${world.api.url}/api/auth/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: world.uiUrl },
        body: JSON.stringify({ name: "Ana Rusu", email, password: "green-door-42" }),
      })
      await answer.text()
    }
    for (let at = 0; at < people; at += 1) await signUp(`person${at}@example.com`)
    // Planted: one person asks for the same email again.
    if (isPlanted) await signUp("person0@example.com")
    const until = performance.now() + answerMs * 6
    while (performance.now() < until && server.received.length < people) await pause(500)
    await pause(10_000)
    const recipients = server.arrived.map(({ to }) => to)
    const doubled = recipients.length - new Set(recipients).size
    return {
      figure: `${people} emails to a server that answers after ${answerMs / 1000} s: ${new Set(recipients).size} delivered, ${doubled} twice`,
      goal: `all ${people}, each once`,
      isMet: new Set(recipients).size === people && doubled === 0,
    }
  } finally {
    await world.close()
    await server.stop()
  }
}

import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { aUser, signedInCookie } from "../apps/api/test/factories.ts"
import type { Fault } from "./fault.ts"
import { aWorld } from "./world.ts"

const answerMs = 45_000

/** A gateway that accepts a message right away and answers much later, while a person asks for the code again. */
export const fault: Fault = async ({ isPlanted }) => {
  const messages: { to: string; code: string }[] = []
  const gateway = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    messages.push({ to: form.get("To") ?? "", code: /\d{4,8}/.exec(form.get("Body") ?? "")?.[0] ?? "" })
    await pause(answerMs)
    response.writeHead(201, { "content-type": "application/json" }).end('{"sid":"SM1","status":"queued"}')
  })
  await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready))
  const { port } = gateway.address() as AddressInfo
  const world = await aWorld({
    api: {
      SMS_URL: `http://127.0.0.1:${port}`,
      SMS_ACCOUNT: "AC1",
      SMS_TOKEN: "token",
      SMS_FROM: "+37360000000",
    },
  })
  try {
    const cookie = await signedInCookie(world.db, await aUser(world.db))
    const ask = async (phoneNumber: string) => {
      const answer = await fetch(`${world.api.url}/trpc/contact.requestPhoneOtp`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: world.uiUrl, cookie },
        body: JSON.stringify({ phoneNumber }),
      })
      await answer.text()
      return answer.status
    }
    const statuses = [await ask("+37369123456")]
    await pause(answerMs * 2)
    const unasked = messages.length
    for (let again = 0; again < 3; again += 1)
      statuses.push(await ask(isPlanted ? `+3736912345${again}` : "+37369123456"))
    await pause(10_000)
    const codes = new Set(messages.map(({ code }) => code))
    return {
      figure: `a gateway that answers after ${answerMs / 1000} s: ${unasked} message for the first question, ${messages.length} after asking three times more, ${codes.size} code in all of them`,
      goal: "one message for each question, one code until it expires",
      isMet: unasked === 1 && codes.size === 1 && messages.length <= 4,
      details: [`answers: ${statuses.join(", ")}`],
    }
  } finally {
    await world.close()
    gateway.closeAllConnections()
    gateway.close()
  }
}

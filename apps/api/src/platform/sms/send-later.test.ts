import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { passPauses } from "../../../test/pass-pauses.ts"

/** A service that can't take the first message. */
const bodies: string[] = []
const service = createServer(async (request, response) => {
  bodies.push(new URLSearchParams(await text(request)).get("Body") ?? "")
  response.writeHead(bodies.length === 1 ? 503 : 201).end("{}")
})
service.listen(0, "127.0.0.1")
await once(service, "listening")
afterAll(() => void service.close())

const SMS_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const env = { SMS_URL, SMS_ACCOUNT: "AC1", SMS_TOKEN: "token", SMS_FROM: "+15005550006" }
const world = anApi({ env, pollSeconds: 1 })

test("while the service is away nobody waits, and the code comes later, once, and works", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const phoneNumber = "+37360000001"
  const asked = await world.post("/trpc/contact.requestPhoneOtp", { phoneNumber }, { cookie })
  expect(asked.status).toBe(200)
  const tried = async () => {
    await passPauses(world.db)
    return bodies.length
  }
  await expect.poll(tried, { timeout: 40_000, interval: 200 }).toBe(2)

  const codes = bodies.map((body) => /\d{6}/.exec(body)?.[0] ?? "")
  const enter = async (otp: string) =>
    (await answer(await world.post("/trpc/contact.validatePhoneOtp", { phoneNumber, otp }, { cookie })))
      .status
  expect(codes[1]).toBe(codes[0])
  expect(await enter(codes[1] ?? "")).toBe(200)
  expect(bodies).toHaveLength(2)
  const isCode = new RegExp(`(?<![\\da-z-])(${codes.join("|")})(?![\\da-z-])`, "i")
  expect(world.logLines.join("\n")).not.toMatch(isCode)
  expect(world.logLines.join("\n")).not.toContain("37360000001")
})

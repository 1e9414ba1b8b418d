import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, expect, test } from "vitest"
import { aUser } from "../../test/factories.ts"
import { anOutbox } from "../../test/outbox.ts"
import { phoneCodes } from "../platform/db/schema/contact.ts"
import { record } from "../platform/outbox/record.ts"
import { createTwilioSender } from "../platform/sms/twilio-sender.ts"
import { sendPhoneCode } from "./send-phone-code.ts"

type Answer = number | Promise<number>
/** What the gateway says to the messages of each number, one after another, and when; then it takes everything. */
const script = new Map<string, Answer[]>()
/** Over once the gateway has a message that it answers too late. */
let isOver = new AbortController()
const messages: { to: string; code: string; text: string }[] = []
const gateway = createServer(async (request, response) => {
  const body = new URLSearchParams(await text(request))
  const [to, said] = [body.get("To") ?? "", body.get("Body") ?? ""]
  messages.push({ to, code: /\d{6}/.exec(said)?.[0] ?? "", text: said })
  const reply = script.get(to)?.shift() ?? 201
  if (typeof reply !== "number") {
    isOver.abort()
    isOver = new AbortController()
  }
  response.writeHead(await reply).end("{}")
})
gateway.listen(0, "127.0.0.1")
await once(gateway, "listening")
afterAll(() => {
  gateway.close()
  gateway.closeAllConnections()
})

const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
const world = anOutbox({
  effects: { "phone-code.requested": [sendPhoneCode] },
  sms: createTwilioSender({
    url,
    account: "AC1",
    token: "token",
    from: "+15005550006",
    timeLimit: () => isOver.signal,
  }),
})

async function aCodeFor(phone: string, { secondsLeft = 600 } = {}) {
  const { id: userId } = await aUser(world.db)
  const now = Date.now()
  const expiresAt = new Date(now + secondsLeft * 1000)
  const row = { userId, phone, network: "192.0.2.1", createdAt: new Date(now), expiresAt }
  const [code] = await world.db.insert(phoneCodes).values(row).returning({ id: phoneCodes.id })
  await record(world.db, { type: "phone-code.requested", codeId: code?.id ?? "" })
}

const sentTo = (phone: string) => messages.filter(({ to }) => to === phone)

test("a gateway that answers too late gets one message", async () => {
  const phone = "+37360000001"
  const late = Promise.withResolvers<number>()
  script.set(phone, [late.promise])
  await aCodeFor(phone)
  await expect.poll(() => sentTo(phone).length).toBe(1)
  await world.tried()
  late.resolve(201)
  await world.settled()
  expect(sentTo(phone)).toHaveLength(1)
  expect(world.errors()).toEqual([expect.stringContaining("it isn't sent again")])
})

test("one that is away for a while gets the same code each time", async () => {
  const phone = "+37360000002"
  script.set(phone, [503, 429, 500])
  await aCodeFor(phone)
  await world.settled()
  expect(sentTo(phone)).toHaveLength(4)
  expect(new Set(sentTo(phone).map(({ code }) => code)).size).toBe(1)
})

test("one that refuses the number is asked once", async () => {
  const phone = "+37360000003"
  const logged = world.errors().length
  script.set(phone, [400, 400, 400])
  await aCodeFor(phone)
  await world.tried()
  const failed = await world.failed()
  expect(failed.map(({ output }) => output)).toEqual([{ error: "PermanentRefusal" }])
  await world.settled()
  expect(sentTo(phone)).toHaveLength(1)
  expect(world.errors().slice(logged)).toEqual([expect.stringContaining("not tried again")])
  expect(world.logLines.join()).not.toContain(phone)
})

test("the message says how long its code still works", async () => {
  await aCodeFor("+37360000004", { secondsLeft: 170 })
  await aCodeFor("+37360000005", { secondsLeft: 30 })
  await world.settled()
  expect(sentTo("+37360000004")[0]?.text).toContain("It works for 3 minutes.")
  expect(sentTo("+37360000005")[0]?.text).toContain("It works for 1 minute.")
})

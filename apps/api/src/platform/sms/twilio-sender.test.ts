import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { createTwilioSender } from "./twilio-sender.ts"

type Received = {
  method?: string
  url?: string
  authorization?: string
  type?: string
  body: URLSearchParams
}

/** Speaks like Twilio's Messages resource, and answers with the statuses given, the last one for ever. */
async function aTwilio(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = new URLSearchParams(await text(request))
    const { authorization, "content-type": type } = headers
    received.push({ method, url, authorization, type, body } as Received)
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 201
    response.writeHead(status, { "content-type": "application/json" })
    response.end(
      JSON.stringify({ sid: "SM1", to: body.get("To"), message: body.get("Body"), status: "queued" }),
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const sms = { id: "event.effect", to: "+37360000001", text: "012345 is your code & more" }
const account = { account: "AC123", token: "t0ken", from: "+15005550006" }

test("a message is handed to Twilio as its documentation asks", async () => {
  const { url, received } = await aTwilio(201)
  await createTwilioSender({ url, ...account }).send(sms)
  const [request] = received
  expect(request).toMatchObject({
    method: "POST",
    url: "/2010-04-01/Accounts/AC123/Messages.json",
    authorization: `Basic ${Buffer.from("AC123:t0ken").toString("base64")}`,
  })
  expect(request?.type).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(request?.body ?? [])).toEqual({ To: sms.to, From: account.from, Body: sms.text })
})

test("a messaging service takes the place of the number", async () => {
  const { url, received } = await aTwilio(201)
  await createTwilioSender({ url, ...account, from: "MG9752274e" }).send(sms)
  expect(Object.fromEntries(received[0]?.body ?? [])).toMatchObject({ MessagingServiceSid: "MG9752274e" })
})

test.each([400, 401, 429, 500, 503])(
  "an answer of %i is an error that tells nothing about the message",
  async (status) => {
    const { url } = await aTwilio(status)
    const failure = await createTwilioSender({ url, ...account })
      .send(sms)
      .catch((error: Error) => error)
    expect(String(failure)).toBe(`Error: the SMS service answered ${status}`)
  },
)

test("a service that is away is an error, not a hang", async () => {
  await expect(createTwilioSender({ url: "http://127.0.0.1:1", ...account }).send(sms)).rejects.toThrow(
    "fetch failed",
  )
})

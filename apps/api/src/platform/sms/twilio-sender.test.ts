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

/** Speaks like Twilio's Messages resource, and answers with this status; if never, our time is over by then. */
async function aTwilio(status: number | "never") {
  const received: Received[] = []
  const isOver = new AbortController()
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = new URLSearchParams(await text(request))
    const { authorization, "content-type": type } = headers
    received.push({ method, url, authorization, type, body } as Received)
    if (status === "never") return isOver.abort()
    response.writeHead(status, { "content-type": "application/json" })
    response.end(
      JSON.stringify({ sid: "SM1", to: body.get("To"), message: body.get("Body"), status: "queued" }),
    )
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, "close")
  }
  onTestFinished(() => (server.listening ? stop() : undefined))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { stop, url, received, timeLimit: () => isOver.signal }
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

/** What the outbox would have recorded after this sending. */
async function handedOver({
  url,
  timeLimit,
}: Pick<Awaited<ReturnType<typeof aTwilio>>, "url" | "timeLimit">) {
  let isRecorded = false
  const begin = async () => void (isRecorded = true)
  const takeBack = async () => void (isRecorded = false)
  const failure = await createTwilioSender({ url, ...account, timeLimit })
    .send(sms, { begin, takeBack })
    .catch((error: unknown) => error)
  return { failure: String(failure), isRecorded }
}

test.each([
  [400, "PermanentRefusal"],
  [401, "Error"],
  [403, "PermanentRefusal"],
  [429, "Error"],
  [500, "Error"],
  [503, "Error"],
])(
  "an answer of %i is an error that tells nothing about the message, which may be sent later",
  async (status, name) => {
    const failure = `${name}: the SMS service answered ${status}`
    expect(await handedOver(await aTwilio(status))).toEqual({ failure, isRecorded: false })
  },
)

test.each([502, 504])("after a proxy's answer of %i nobody knows, so it isn't sent again", async (status) => {
  const failure = `NoAnswer: the SMS service answered ${status}`
  expect(await handedOver(await aTwilio(status))).toEqual({ failure, isRecorded: true })
})

test("nor is it after an answer that never comes", async () => {
  const failure = "NoAnswer: the SMS service didn't answer"
  expect(await handedOver(await aTwilio("never"))).toEqual({ failure, isRecorded: true })
})

test("a service that is away is an error, not a hang, and gets the message later", async () => {
  const twilio = await aTwilio(201)
  await twilio.stop()
  expect(await handedOver(twilio)).toEqual({ failure: "TypeError: fetch failed", isRecorded: false })
})

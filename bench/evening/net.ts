// How the load asks: node:http over kept connections, as a proxy in front of both servers has them.
import { Agent, get, request, type IncomingMessage } from "node:http"

const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: "lifo" })
/** Each live connection has a socket of its own, for as long as the page is open. */
const streams = new Agent({ keepAlive: false, maxSockets: Infinity })
/** Browsers give up later; a person has long gone. */
const patienceMs = 20_000

export type Answer = { status: number; text: string }
type Ask = { url: string; headers: Record<string, string>; body?: string | undefined; wantsText?: boolean }

/** Never rejects: an answer that doesn't come has status 0. */
export function ask({ url, headers, body, wantsText = false }: Ask): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers, method: body === undefined ? "GET" : "POST" }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => wantsText && parts.push(part))
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
      response.on("error", () => resolve({ status: 0, text: "" }))
    })
    sent.setTimeout(patienceMs, () => sent.destroy())
    sent.on("error", () => resolve({ status: 0, text: "" }))
    sent.end(body)
  })
}

type Listen = {
  url: string
  headers: Record<string, string>
  onStanding: () => void
  onEvent: (event: { kind?: string; id?: string }) => void
  /** With the status of a refusal, or 0 when the line broke. */
  onEnd: (status: number) => void
}

/** The live connection of an open page. Returns how to close it. */
export function listen({ url, headers, onStanding, onEvent, onEnd }: Listen): () => void {
  let isClosed = false
  const end = (status: number) => {
    if (!isClosed) onEnd(status)
    isClosed = true
  }
  const sent = get(
    url,
    { agent: streams, headers: { ...headers, accept: "text/event-stream" } },
    (response) => {
      if (response.statusCode !== 200) {
        response.resume()
        return end(response.statusCode ?? 0)
      }
      onStanding()
      readEvents(response, onEvent)
      response.on("close", () => end(0))
    },
  )
  sent.on("error", () => end(0))
  return () => {
    isClosed = true
    sent.destroy()
  }
}

function readEvents(response: IncomingMessage, onEvent: Listen["onEvent"]) {
  let rest = ""
  response.setEncoding("utf8")
  response.on("error", () => {})
  response.on("data", (part: string) => {
    const lines = (rest + part).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) {
      if (line.startsWith("data: {")) onEvent(JSON.parse(line.slice(6)) as { kind?: string; id?: string })
    }
  })
}

export function closeAll() {
  agent.destroy()
  streams.destroy()
}

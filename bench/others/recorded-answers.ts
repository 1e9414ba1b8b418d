// Stands between a web server and the API: what was asked once is answered from memory, so that only the web server works.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

const [api = ""] = process.argv.slice(2)
const answers = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>()

async function fetchOnce(url: string) {
  const answer = await fetch(`${api}${url}`, { headers: { "accept-language": "en" } })
  const type = answer.headers.get("content-type") ?? "application/json"
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) }
}

const server = createServer(async (request, response) => {
  const url = request.url ?? "/"
  const known = answers.get(url) ?? fetchOnce(url)
  answers.set(url, known)
  const { status, type, body } = await known
  response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body)
})

process.on("disconnect", () => process.exit())
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))

// Files with a hash in their name never change, and a browser that comes for the first time asks for dozens of them. Once
// asked for they stay in memory, as they go over the wire: at most what the build has.
import type { IncomingMessage, ServerResponse } from "node:http"
import { serveAsset } from "./serve-asset.ts"
import { bestEncoding } from "./takes-encoding.ts"

interface Kept {
  /** As Node takes it. */
  head: string[]
  body: Buffer<ArrayBuffer>
}

const hashed = /^\/assets\/[\w.-]+$/
const keyOf = (path: string, accepted: string | null) => `${bestEncoding(accepted)} ${path}`

/** `answerHeaders`: what every answer carries, unless the file says otherwise. */
export function keptFiles(assets: string, answerHeaders: Record<string, string>) {
  const kept = new Map<string, Kept>()

  async function serve(request: Request): Promise<Response | null> {
    const answer = await serveAsset(assets, request)
    const { pathname, search } = new URL(request.url)
    const isKept = answer?.status === 200 && request.method === "GET" && hashed.test(pathname) && !search
    if (!isKept) return answer
    const body = Buffer.from(await answer.arrayBuffer())
    const missing = Object.entries(answerHeaders).filter(([name]) => !answer.headers.has(name))
    const head = [...answer.headers, ...missing].flat()
    kept.set(keyOf(pathname, request.headers.get("accept-encoding")), { head, body })
    return new Response(body, { headers: answer.headers })
  }

  /** Past everything that a request goes through otherwise; false if the file isn't kept. */
  function answerNow({ method, url = "", headers }: IncomingMessage, answer: ServerResponse): boolean {
    if (method !== "GET" || !url.startsWith("/assets/")) return false
    const found = kept.get(keyOf(url, headers["accept-encoding"]?.toString() ?? null))
    if (!found) return false
    answer.writeHead(200, found.head).end(found.body)
    return true
  }

  return { serve, answerNow }
}

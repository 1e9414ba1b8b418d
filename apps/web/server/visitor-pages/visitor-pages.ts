// Lists look the same to every visitor with the same language, so one render serves them all for a few seconds,
// compressed once for each encoding.
import type { IncomingMessage, ServerResponse } from "node:http"
import { incompleteHeader } from "../../src/session/incomplete-page.ts"
import type { Measure } from "../metrics/metrics.ts"
import { sharedPage, type SharedPage } from "./shared-page.ts"
import { sharedKey, sharedRequest } from "./shared-request.ts"

type Draw = (request: Request) => Promise<Response>
interface Kept {
  at: number
  isDrawing: boolean
  page: Promise<SharedPage | null>
  drawn: SharedPage | null
  /** Drawn while this one is still served. */
  next: Kept | null
}

interface Options {
  draw: Draw
  /** Pages are drawn for this address, whatever a visitor calls the server. */
  uiUrl: string
  /** How old a page may be; 0 draws every page for itself. */
  seconds: number
  /** What every answer carries, unless the page says otherwise. */
  answerHeaders?: Record<string, string>
  /** How many are kept at most: about a quarter of a megabyte each. */
  most?: number
  now?: () => number
  onUse?: Measure["cache"]
}

/** From this part of its life on, a page that is asked for is drawn again before anyone has to wait for it. */
const ageing = 0.8
/** How many ways to ask for these pages are remembered. */
const mostKnown = 1000

export function visitorPages(options: Options) {
  const { draw, uiUrl, seconds, answerHeaders = {}, most = 100, now = Date.now, onUse = () => {} } = options
  const kept = new Map<string, Kept>()
  const keys = new Map<string, string>()

  // Below zero after a clock was put back.
  const isYoungerThan = (ms: number, { at }: Kept) => now() - at >= 0 && now() - at < ms
  // Parallel requests for the same page share one render, so a slow server isn't slowed further.
  const isFresh = (page: Kept) => page.isDrawing || isYoungerThan(seconds * 1000, page)

  function begin(request: Request): Kept {
    const page = draw(request).then((answer) => sharedPage(answer, answerHeaders))
    const begun: Kept = { at: now(), isDrawing: true, page, drawn: null, next: null }
    const end = (drawn: SharedPage | null) => Object.assign(begun, { isDrawing: false, drawn })
    page.then(end, () => end(null))
    return begun
  }

  function keep(key: string, page: Kept) {
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  /** Visitors get the old page until the new one is ready, compressed as they want it. */
  function renew(key: string, old: Kept, request: Request, accepted: string | null) {
    const next = begin(request)
    old.next = next
    next.page
      .then(async (drawn) => drawn && (await drawn.pack(accepted)))
      .catch(() => null)
      .then((drawn) => {
        old.next = null
        if (drawn && kept.get(key) === old) keep(key, next)
      })
  }

  async function page(request: Request): Promise<Response> {
    const wanted = seconds > 0 ? sharedRequest(request, uiUrl) : null
    if (!wanted) {
      onUse("own")
      return withoutMark(await draw(request))
    }
    const { key } = wanted
    const accepted = request.headers.get("accept-encoding")
    const known = kept.get(key)
    const usable = [known, known?.next].find((found) => found && isFresh(found))
    onUse(usable ? "kept" : "rendered")
    const used = usable ?? begin(wanted.request)
    if (!usable) keep(key, used)
    else if (used.drawn && !used.next && !isYoungerThan(seconds * 1000 * ageing, used))
      renew(key, used, wanted.request, accepted)
    const drawn = await used.page.catch(() => null)
    if (drawn) {
      const { body, headers } = await drawn.pack(accepted)
      return new Response(body, { headers })
    }
    // A redirect, a failure, a page that lacks something: nobody else's business.
    if (kept.get(key) === used) kept.delete(key)
    const own = await draw(request)
    // Search engines would keep a list without its rows; told so, they come again.
    return own.status === 200 && own.headers.has(incompleteHeader) ? comeAgain(own) : own
  }

  /** Which page a request is for. Browsers ask in few ways, and taking an address apart costs more than its answer. */
  function keyOf({ method = "", url = "", headers }: IncomingMessage): string | null {
    const get = (name: string) => headers[name]?.toString() ?? null
    const way = [url, get("accept"), get("accept-language"), get("cookie")].join("\n")
    const isRead = method === "GET" || method === "HEAD"
    const known = isRead ? keys.get(way) : undefined
    if (known !== undefined) return known
    // Anything else at the start names a host or is no address at all.
    const asked = { method, url: uiUrl + url, headers: { get } }
    const key = /^\/(?!\/)/.test(url) && URL.canParse(asked.url) ? sharedKey(asked)?.key : undefined
    if (key === undefined || !kept.has(key)) return null
    if (keys.size >= mostKnown) keys.clear()
    keys.set(way, key)
    return key
  }

  /** Answers from what is kept, past everything that a page goes through otherwise; false if that can't be done. */
  function answerNow(request: IncomingMessage, answer: ServerResponse): boolean {
    if (seconds <= 0) return false
    const found = kept.get(keyOf(request) ?? "")
    if (!found?.drawn || !isYoungerThan(seconds * 1000, found)) return false
    if (!found.next && !isYoungerThan(seconds * 1000 * ageing, found)) return false
    const packed = found.drawn.ready(request.headers["accept-encoding"]?.toString() ?? null)
    if (!packed) return false
    onUse("kept")
    answer.writeHead(200, packed.head)
    answer.end(request.method === "HEAD" ? undefined : packed.body)
    return true
  }

  return { page, answerNow }
}

function comeAgain(answer: Response): Response {
  const { body, headers } = withoutMark(answer)
  headers.set("retry-after", "5")
  return new Response(body, { status: 503, headers })
}

/** Between the two halves of this server alone. */
function withoutMark(answer: Response): Response {
  if (answer.headers.has(incompleteHeader)) answer.headers.delete(incompleteHeader)
  return answer
}

// Lists look the same to every visitor with the same language, so one render serves them all for a few seconds,
// compressed once. The nonce of the scripts and the request id are replaced in every answer.
import type { IncomingMessage, ServerResponse } from "node:http"
import { chosenLocale, localeCookie, localeOfRequest, type Asked } from "../../src/i18n/locale-of-request.ts"
import { announcementCookie, closedAnnouncement } from "../../src/session/announcement-cookie.ts"
import { incompleteHeader } from "../../src/session/incomplete-page.ts"
import { knownCookie } from "../../src/session/person/known-browser.ts"
import type { Measure } from "../metrics/metrics.ts"
import { takesEncoding } from "../takes-encoding.ts"
import { filled, gappedGzip, type GappedGzip } from "./gapped-gzip.ts"

type Draw = (request: Request) => Promise<Response>
type Drawn = { gzip: GappedGzip; headers: [string, string][] }
interface Kept {
  at: number
  isDrawing: boolean
  page: Promise<Drawn | null>
  drawn: Drawn | null
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

const paths = new Set(["/", "/tasks", "/services", "/providers"])
/** The language and the closed announcement are part of what is drawn; the third changes nothing on these pages. */
const sharedCookies = [localeCookie, announcementCookie, knownCookie]
const perAnswer = new Set(["content-security-policy", "x-request-id"])
/** From this part of its life on, a page that is asked for is drawn again before anyone has to wait for it. */
const ageing = 0.8

export function visitorPages(options: Options) {
  const { draw, uiUrl, seconds, answerHeaders = {}, most = 100, now = Date.now, onUse = () => {} } = options
  const kept = new Map<string, Kept>()

  // Below zero after a clock was put back.
  const isYoungerThan = (ms: number, { at }: Kept) => now() - at >= 0 && now() - at < ms
  // Parallel requests for the same page share one render, so a slow server isn't slowed further.
  const isFresh = (page: Kept) => page.isDrawing || isYoungerThan(seconds * 1000, page)

  function begin(request: Request): Kept {
    const page = drawShared(draw, request, answerHeaders)
    const begun: Kept = { at: now(), isDrawing: true, page, drawn: null, next: null }
    const end = (drawn: Drawn | null) => Object.assign(begun, { isDrawing: false, drawn })
    page.then(end, () => end(null))
    return begun
  }

  function keep(key: string, page: Kept) {
    kept.delete(key)
    kept.set(key, page)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  /** Visitors get the old page until the new one is ready. */
  function renew(key: string, old: Kept, request: Request) {
    const next = begin(request)
    old.next = next
    next.page
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
    const known = kept.get(key)
    const usable = [known, known?.next].find((found) => found && isFresh(found))
    onUse(usable ? "kept" : "rendered")
    const used = usable ?? begin(wanted.request)
    if (!usable) keep(key, used)
    else if (used.drawn && !used.next && !isYoungerThan(seconds * 1000 * ageing, used))
      renew(key, used, wanted.request)
    const drawn = await used.page.catch(() => null)
    if (drawn) return answerWith(drawn, request.headers.get("x-request-id") ?? crypto.randomUUID())
    // A redirect, a failure, a page that lacks something: nobody else's business.
    if (kept.get(key) === used) kept.delete(key)
    const own = await draw(request)
    // Search engines would keep a list without its rows; told so, they come again.
    return own.status === 200 && own.headers.has(incompleteHeader) ? comeAgain(own) : own
  }

  /** Answers from what is kept, past everything that a page goes through otherwise; false if that can't be done. */
  function answerNow(request: IncomingMessage, answer: ServerResponse): boolean {
    const { method = "", url = "", headers } = request
    // Anything else at the start names a host or is no address at all.
    if (seconds <= 0 || !/^\/(?!\/)/.test(url)) return false
    const get = (name: string) => headers[name]?.toString() ?? null
    if (!takesEncoding(get("accept-encoding"), "gzip")) return false
    const asked = { method, url: uiUrl + url, headers: { get } }
    const found = URL.canParse(asked.url) ? kept.get(sharedKey(asked)?.key ?? "") : undefined
    if (!found?.drawn || !isYoungerThan(seconds * 1000, found)) return false
    if (!found.next && !isYoungerThan(seconds * 1000 * ageing, found)) return false
    onUse("kept")
    sendKept(found.drawn, answer)
    return true
  }

  return { page, answerNow }
}

/**
 * The same request without anything personal, except the address: the API counts calls by it and shows it to nobody.
 * Null if the visitor may be logged in.
 */
function sharedRequest(request: Request, uiUrl: string): { key: string; request: Request } | null {
  const shared = sharedKey(request)
  if (!shared) return null
  const { pathname, search } = new URL(request.url)
  const address = request.headers.get("x-forwarded-for")
  const cookies = [
    ...(shared.chosen ? [`${localeCookie}=${shared.chosen}`] : []),
    ...(shared.closed ? [`${announcementCookie}=${shared.closed}`] : []),
  ]
  const headers = new Headers({
    accept: "text/html",
    "accept-language": shared.locale,
    "x-request-id": crypto.randomUUID(),
    ...(address && { "x-forwarded-for": address }),
    ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
  })
  return { key: shared.key, request: new Request(new URL(pathname + search, uiUrl), { headers }) }
}

/** Everything that a shared page depends on. */
function sharedKey(request: Asked & { method: string }) {
  const { pathname, search } = new URL(request.url)
  const accepted = request.headers.get("accept") ?? "*/*"
  if (request.method !== "GET" || !paths.has(pathname) || !/text\/html|\*\/\*/.test(accepted)) return null
  const cookies = (request.headers.get("cookie") ?? "").split(";").filter((cookie) => cookie.trim())
  const isShared = (cookie: string) => sharedCookies.includes(cookie.split("=")[0]?.trim() ?? "")
  if (!cookies.every(isShared)) return null
  const closed = closedAnnouncement(request.headers.get("cookie"))
  const [chosen, locale] = [chosenLocale(request), localeOfRequest(request)]
  return { key: JSON.stringify([chosen, locale, closed, pathname, search]), chosen, locale, closed }
}

async function drawShared(
  draw: Draw,
  request: Request,
  answerHeaders: Record<string, string>,
): Promise<Drawn | null> {
  const answer = await draw(request)
  const { status, headers } = answer
  const requestId = request.headers.get("x-request-id") ?? ""
  const [, nonce] = /'nonce-(\w+)'/.exec(headers.get("content-security-policy") ?? "") ?? []
  if (status !== 200 || headers.has(incompleteHeader) || !nonce || !requestId) return null
  for (const [name, value] of Object.entries(answerHeaders)) if (!headers.has(name)) headers.set(name, value)
  headers.append("vary", "Accept-Encoding")
  headers.delete("content-length")
  return { gzip: await gappedGzip(await answer.text(), [nonce, requestId]), headers: [...headers] }
}

/** New values for a page's gaps, and its head with them. */
function ownParts({ gzip, headers }: Drawn, id: string) {
  const values = [crypto.randomUUID().replaceAll("-", ""), id]
  const own = (text: string) =>
    gzip.gaps.reduce((whole, { value }, at) => whole.replaceAll(value, values[at] ?? ""), text)
  const head = headers.map(([name, value]): [string, string] => [
    name,
    perAnswer.has(name) ? own(value) : value,
  ])
  return { values, own, head }
}

function answerWith(drawn: Drawn, id: string): Response {
  const { own, head } = ownParts(drawn, id)
  return new Response(own(drawn.gzip.text), { headers: head })
}

function sendKept(drawn: Drawn, answer: ServerResponse) {
  const { values, head } = ownParts(drawn, crypto.randomUUID())
  const body = filled(drawn.gzip, values)
  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  const transport = ["content-encoding", "gzip", "content-length", String(length)]
  answer.writeHead(200, [...head.flat(), ...transport])
  // Held together, so they leave in one go.
  answer.cork()
  for (const piece of body) answer.write(piece)
  answer.end()
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

// Lists look the same to every visitor with the same language, so one render serves them all for a few seconds. The
// nonce of the scripts and the request id are replaced in every answer.
import { chosenLocale, localeCookie, localeOfRequest } from "../src/i18n/locale-of-request.ts"
import { announcementCookie, closedAnnouncement } from "../src/session/announcement-cookie.ts"
import { incompleteHeader } from "../src/session/incomplete-page.ts"
import { knownCookie } from "../src/session/person/known-browser.ts"
import type { Measure } from "./metrics/metrics.ts"

type Draw = (request: Request) => Promise<Response>
type Drawn = { body: string; headers: Headers; nonce: string; requestId: string }
type Kept = { at: number; isDrawing: boolean; page: Promise<Drawn | null> }

interface Options {
  draw: Draw
  /** Pages are drawn for this address, whatever a visitor calls the server. */
  uiUrl: string
  /** How old a page may be; 0 draws every page for itself. */
  seconds: number
  /** How many are kept at most: about a quarter of a megabyte each. */
  most?: number
  now?: () => number
  onUse?: Measure["cache"]
}

const paths = new Set(["/", "/tasks", "/services", "/providers"])
/** The language and the closed announcement are part of what is drawn; the third changes nothing on these pages. */
const sharedCookies = [localeCookie, announcementCookie, knownCookie]
const perAnswer = ["content-security-policy", "x-request-id"]

export function visitorPages(options: Options): Draw {
  const { draw, uiUrl, seconds, most = 100, now = Date.now, onUse = () => {} } = options
  const kept = new Map<string, Kept>()

  return async (request) => {
    const wanted = seconds > 0 ? sharedRequest(request, uiUrl) : null
    if (!wanted) {
      onUse("own")
      return withoutMark(await draw(request))
    }
    const known = kept.get(wanted.key)
    // Below zero after a clock was put back.
    const ageMs = known ? now() - known.at : 0
    // Parallel requests for the same page share one render, so a slow server isn't slowed further.
    const isFresh = known && (known.isDrawing || (ageMs >= 0 && ageMs < seconds * 1000))
    onUse(isFresh ? "kept" : "rendered")
    const page = isFresh ? known.page : drawShared(draw, wanted.request)
    if (!isFresh) {
      const begun: Kept = { at: now(), isDrawing: true, page }
      const end = () => {
        begun.isDrawing = false
      }
      page.then(end, end)
      kept.delete(wanted.key)
      kept.set(wanted.key, begun)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    }
    const drawn = await page.catch(() => null)
    if (drawn) return answerWith(drawn, request.headers.get("x-request-id") ?? crypto.randomUUID())
    // A redirect, a failure, a page that lacks something: nobody else's business.
    if (kept.get(wanted.key)?.page === page) kept.delete(wanted.key)
    const own = await draw(request)
    // Search engines would keep a list without its rows; told so, they come again.
    return own.status === 200 && own.headers.has(incompleteHeader) ? comeAgain(own) : own
  }
}

/**
 * The same request without anything personal, except the address: the API counts calls by it and shows it to nobody.
 * Null if the visitor may be logged in.
 */
function sharedRequest(request: Request, uiUrl: string): { key: string; request: Request } | null {
  const { pathname, search } = new URL(request.url)
  const accepted = request.headers.get("accept") ?? "*/*"
  if (request.method !== "GET" || !paths.has(pathname) || !/text\/html|\*\/\*/.test(accepted)) return null
  const cookies = (request.headers.get("cookie") ?? "").split(";").filter((cookie) => cookie.trim())
  const isShared = (cookie: string) => sharedCookies.includes(cookie.split("=")[0]?.trim() ?? "")
  if (!cookies.every(isShared)) return null
  const closed = closedAnnouncement(request.headers.get("cookie"))
  const [chosen, locale] = [chosenLocale(request), localeOfRequest(request)]
  const address = request.headers.get("x-forwarded-for")
  const kept = [
    ...(chosen ? [`${localeCookie}=${chosen}`] : []),
    ...(closed ? [`${announcementCookie}=${closed}`] : []),
  ]
  const headers = new Headers({
    accept: "text/html",
    "accept-language": locale,
    "x-request-id": crypto.randomUUID(),
    ...(address && { "x-forwarded-for": address }),
    ...(kept.length > 0 && { cookie: kept.join("; ") }),
  })
  const key = JSON.stringify([chosen, locale, closed, pathname, search])
  return { key, request: new Request(new URL(pathname + search, uiUrl), { headers }) }
}

async function drawShared(draw: Draw, request: Request): Promise<Drawn | null> {
  const answer = await draw(request)
  const requestId = request.headers.get("x-request-id") ?? ""
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "") ?? []
  if (answer.status !== 200 || answer.headers.has(incompleteHeader) || !nonce || !requestId) return null
  return { body: await answer.text(), headers: answer.headers, nonce, requestId }
}

function answerWith({ body, headers: shared, nonce, requestId }: Drawn, ownId: string): Response {
  const ownNonce = crypto.randomUUID().replaceAll("-", "")
  const own = (text: string) => text.replaceAll(nonce, ownNonce).replaceAll(requestId, ownId)
  const headers = new Headers(shared)
  for (const name of perAnswer) {
    const value = shared.get(name)
    if (value !== null) headers.set(name, own(value))
  }
  headers.delete("content-length")
  return new Response(own(body), { headers })
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

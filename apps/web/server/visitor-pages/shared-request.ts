import { chosenLocale, localeCookie, localeOfRequest, type Asked } from "../../src/i18n/locale-of-request.ts"
import { announcementCookie, closedAnnouncement } from "../../src/session/announcement-cookie.ts"
import { knownCookie } from "../../src/session/person/known-browser.ts"

const paths = new Set(["/", "/tasks", "/services", "/providers"])
/** The language and the closed announcement are part of what is drawn; the third changes nothing on these pages. */
const sharedCookies = [localeCookie, announcementCookie, knownCookie]

/** Everything that a shared page depends on; null if the visitor may be logged in, or wants something else. */
export function sharedKey(request: Asked & { method: string }) {
  const { pathname, search } = new URL(request.url)
  const isRead = request.method === "GET" || request.method === "HEAD"
  const accepted = request.headers.get("accept") ?? "*/*"
  if (!isRead || !paths.has(pathname) || !/text\/html|\*\/\*/.test(accepted)) return null
  const cookies = (request.headers.get("cookie") ?? "").split(";").filter((cookie) => cookie.trim())
  const isShared = (cookie: string) => sharedCookies.includes(cookie.split("=")[0]?.trim() ?? "")
  if (!cookies.every(isShared)) return null
  const closed = closedAnnouncement(request.headers.get("cookie"))
  const [chosen, locale] = [chosenLocale(request), localeOfRequest(request)]
  return { key: JSON.stringify([chosen, locale, closed, pathname, search]), chosen, locale, closed }
}

/** The same request without anything personal, except the address: the API counts calls by it and shows it to nobody. */
export function sharedRequest(request: Request, uiUrl: string): { key: string; request: Request } | null {
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

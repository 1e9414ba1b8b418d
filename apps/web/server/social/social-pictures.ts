// The pictures that shared links show: /og/<language>/tasks/<id>.png and /og/<language>/providers/<id>.png.
import { createHash } from "node:crypto"
import { isLocale, type Locale } from "@doable/domain/locale"
import { pictureMarkup, type PictureFacts } from "./picture-markup.ts"

type Facts = Omit<PictureFacts, "appName">
export type PictureOf = "tasks" | "providers"

interface Options {
  /** What someone else may know, or null if there's nothing to be seen. */
  ask: (kind: PictureOf, id: string, locale: Locale, request: Request) => Promise<Facts | null>
  draw: (markup: string) => Promise<Buffer>
  appName: string
  /** How many pictures are kept; one is some thirty kilobytes. */
  most?: number
  /** How many may wait for their drawing. */
  waiting?: number
}

const address = /^\/og\/([a-z]{2})\/(tasks|providers)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.png$/

/**
 * Asks the API every time, so that a task that's no longer public has no picture. The same facts are rendered once:
 * pictures are cached by content and made one after another, and only a few requests may wait.
 */
export function socialPictures({ ask, draw, appName, most = 100, waiting = 10 }: Options) {
  const kept = new Map<string, Promise<Buffer>>()
  let queue: Promise<unknown> = Promise.resolve()
  let queued = 0

  function pictureOf(tag: string, markup: string): Promise<Buffer> | null {
    const known = kept.get(tag)
    if (known) {
      // Asked for again, it stays longer: the map is in the order of its last use.
      kept.delete(tag)
      kept.set(tag, known)
      return known
    }
    if (queued > waiting) return null
    queued += 1
    const drawing = queue.then(() => draw(markup)).finally(() => (queued -= 1))
    queue = drawing.catch(() => null)
    kept.set(tag, drawing)
    drawing.catch(() => kept.delete(tag))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return drawing
  }

  return async function answer(request: Request): Promise<Response> {
    const [, locale, kind, id = ""] = address.exec(new URL(request.url).pathname) ?? []
    const known = isLocale(locale) ? ask(kind as PictureOf, id, locale, request) : null
    const facts = await Promise.resolve(known).catch(() => "unknown" as const)
    if (facts === "unknown") return plain(503, "Unavailable", { "retry-after": "5" })
    if (!facts) return plain(404, "Not Found")
    const markup = pictureMarkup({ ...facts, appName })
    const tag = `"${createHash("sha256").update(markup).digest("base64url").slice(0, 22)}"`
    const headers = {
      etag: tag,
      "cache-control": "public, max-age=600",
      "x-content-type-options": "nosniff",
      // Chats and feeds show it on pages of theirs.
      "cross-origin-resource-policy": "cross-origin",
    }
    if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers })
    const bytes = await pictureOf(tag, markup)
    if (!bytes) return plain(503, "Busy", { "retry-after": "5" })
    return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
      headers: { ...headers, "content-type": "image/png", "content-length": String(bytes.length) },
    })
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}) {
  const always = { "cache-control": "no-store", "x-content-type-options": "nosniff" }
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...always, ...headers },
  })
}

// The drawings in emails: /mail/drawings/<category>.png and <category>-dark.png. Mail programs show no SVG.
import { isCategorySlug } from "@doable/domain/category/slugs"
import { letterDrawing } from "./drawings.ts"

const address = /^\/mail\/drawings\/([a-z-]+?)(-dark)?\.png$/

/** Each is drawn at its first use and kept: there are two for each of the fifteen branches. */
export function mailDrawings(draw: (markup: string) => Promise<Buffer>) {
  const drawn = new Map<string, Promise<Buffer>>()

  function pictureOf(path: string, markup: string): Promise<Buffer> {
    const known = drawn.get(path)
    if (known) return known
    const drawing = draw(markup)
    drawn.set(path, drawing)
    drawing.catch(() => drawn.delete(path))
    return drawing
  }

  /** Null if there is no such drawing. */
  return async function answer(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const [, slug, dark] = address.exec(pathname) ?? []
    if (!isCategorySlug(slug)) return null
    const bytes = await pictureOf(pathname, letterDrawing(slug, dark !== undefined))
    return new Response(request.method === "HEAD" ? null : new Uint8Array(bytes), {
      headers: {
        "content-type": "image/png",
        "content-length": String(bytes.length),
        "cache-control": "public, max-age=86400",
        "x-content-type-options": "nosniff",
        // Mailboxes show it on pages of theirs.
        "cross-origin-resource-policy": "cross-origin",
      },
    })
  }
}

import { isForeignPost } from "@doable/domain/foreign-post"

const type = /^application\/x-www-form-urlencoded\s*(;|$)/i
/** The longest message in letters of three bytes each, as a form writes them, and its other fields. */
const mostBytes = 64 * 1024

/** Whether a browser without scripts has sent a form of one of these pages. */
export function isPlainForm(request: Request, pages: ReadonlySet<string>): boolean {
  const { method, url, headers } = request
  return method === "POST" && pages.has(new URL(url).pathname) && type.test(headers.get("content-type") ?? "")
}

export const isFromElsewhere = (request: Request, uiUrl: string) =>
  isForeignPost(request.headers, new URL(uiUrl).origin)

/** Null if it's longer than any form of ours. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength
    if (size > mostBytes) return null
    parts.push(part)
  }
  return new URLSearchParams(Buffer.concat(parts).toString("utf8"))
}

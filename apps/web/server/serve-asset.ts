import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { extname, join, normalize } from "node:path"
import { Readable } from "node:stream"
import { takesEncoding } from "./takes-encoding.ts"

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json; charset=utf-8",
}

/** A file of the browser build, compressed if the browser takes it; null when the address isn't one of a file. */
export async function serveAsset(root: string, request: Request): Promise<Response | null> {
  const path = assetPath(root, new URL(request.url).pathname)
  const isHashed = path?.startsWith(join(root, "assets/")) ?? false
  const type = path && types[extname(path)]
  if (!path || !type || !(await isFile(path))) {
    // Nothing but files lives there: an old page that asks for a replaced script needs no page for an answer.
    return isHashed
      ? new Response("Not Found", { status: 404, headers: { "content-type": types[".txt"] ?? "" } })
      : null
  }

  const accepted = request.headers.get("accept-encoding")
  const encoding =
    (await precompressed(path, accepted, "br")) ?? (await precompressed(path, accepted, "gzip"))
  const file = encoding ? `${path}.${encoding === "br" ? "br" : "gz"}` : path
  const { size } = await stat(file)
  const headers = new Headers({
    "content-type": type,
    "content-length": String(size),
    // Names under assets/ carry a hash of their content, so they never change.
    "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    "x-content-type-options": "nosniff",
    // Mailboxes in a browser show the pictures of our emails on a page of theirs.
    "cross-origin-resource-policy": path.startsWith(join(root, "mail/")) ? "cross-origin" : "same-origin",
    vary: "Accept-Encoding",
  })
  if (encoding) headers.set("content-encoding", encoding)
  // A stream that nobody reads would keep its file open.
  if (request.method === "HEAD") return new Response(null, { headers })
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers })
}

function assetPath(root: string, pathname: string): string | null {
  try {
    const path = normalize(join(root, decodeURIComponent(pathname)))
    return path.startsWith(root) && !path.includes("\0") ? path : null
  } catch {
    return null
  }
}

async function precompressed(path: string, accepted: string | null, encoding: "br" | "gzip") {
  return takesEncoding(accepted, encoding) && (await isFile(`${path}.${encoding === "br" ? "br" : "gz"}`))
    ? encoding
    : null
}

async function isFile(path: string) {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/**
 * Pages are read, never written to: nothing but GET and HEAD is drawn. A form that needs scripts and was sent without
 * them leads back to its page, as if it had been loaded again. The connection ends, so that nobody waits for the rest of a body.
 */
export function refuseMethod(request: Request): Response | null {
  const { method, url } = request
  if (method === "GET" || method === "HEAD") return null
  const headers = { connection: "close", "cache-control": "no-store" }
  if (method !== "POST" || !request.headers.get("accept")?.includes("text/html"))
    return new Response(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } })
  const { pathname, search } = new URL(url)
  // Two slashes would name another server.
  const location = pathname.replace(/^\/+/, "/") + search
  return new Response(null, { status: 303, headers: { ...headers, location } })
}

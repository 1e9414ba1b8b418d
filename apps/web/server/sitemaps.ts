const passed = ["content-type", "cache-control"]

/** The API knows what is public; search engines want the list under the address of the pages. Sent on as it comes. */
export function sitemaps(apiUrl: string, ask: typeof fetch = fetch) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const answer = await ask(apiUrl + pathname).catch(() => null)
    const status = answer?.status ?? 503
    const headers = new Headers({ "x-content-type-options": "nosniff" })
    if (!answer?.ok) return new Response(null, { status: status === 404 ? 404 : 503, headers })
    for (const name of passed) headers.set(name, answer.headers.get(name) ?? "")
    return new Response(request.method === "HEAD" ? null : answer.body, { headers })
  }
}

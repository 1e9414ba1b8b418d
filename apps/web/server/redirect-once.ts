type Draw = (request: Request) => Promise<Response>

/** More untidiness than anyone writes by mistake. */
const most = 4

/**
 * An untidy address (an extra slash, an empty parameter) redirects straight to the final one, so there's never a chain
 * of redirects. Within the site a redirect names no host: the one in the request can be made up.
 */
export function redirectOnce(draw: Draw): Draw {
  return async (request) => {
    let answer = await draw(request)
    let from = request.url
    for (let turn = 0; turn < most; turn += 1) {
      const tidy = tidiedAddress(request.method, from, answer)
      if (!tidy) break
      const next = await draw(new Request(tidy, { method: request.method, headers: request.headers }))
      if (!next.headers.has("location")) {
        await next.body?.cancel()
        break
      }
      answer = next
      from = tidy
    }
    return withoutHost(request.url, answer)
  }
}

function withoutHost(asked: string, answer: Response): Response {
  const location = answer.headers.get("location")
  if (!location) return answer
  const there = new URL(location, asked)
  if (there.origin !== new URL(asked).origin) return answer
  const headers = new Headers(answer.headers)
  // Two slashes at the start would name another server.
  headers.set("location", there.pathname.replace(/^\/+/, "/") + there.search + there.hash)
  return new Response(answer.body, { status: answer.status, headers })
}

/** Where a redirect leads, if that is the same page by its proper name. */
function tidiedAddress(method: string, from: string, answer: Response): string | null {
  const location = answer.headers.get("location")
  if (!location || method !== "GET") return null
  const [here, there] = [new URL(from), new URL(location, from)]
  return nameOf(here) === nameOf(there) ? there.href : null
}

const nameOf = ({ pathname }: URL) => pathname.replaceAll(/\/+/g, "/").replace(/\/$/, "")

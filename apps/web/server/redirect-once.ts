type Draw = (request: Request) => Promise<Response>

/** More untidiness than anyone writes by mistake. */
const most = 4

/**
 * An untidy address (an extra slash, an empty parameter) redirects straight to the final one, so there's never a chain
 * of redirects.
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
    return answer
  }
}

/** Where a redirect leads, if that is the same page by its proper name. */
function tidiedAddress(method: string, from: string, answer: Response): string | null {
  const location = answer.headers.get("location")
  if (!location || method !== "GET") return null
  const [here, there] = [new URL(from), new URL(location, from)]
  return nameOf(here) === nameOf(there) ? there.href : null
}

const nameOf = ({ pathname }: URL) => pathname.replaceAll(/\/+/g, "/").replace(/\/$/, "")

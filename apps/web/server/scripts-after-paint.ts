// Pages are whole as HTML: words, styles and faces come first, and the scripts, four times as many bytes, are asked
// for when these are on the screen.

type Draw = (request: Request) => Promise<Response>

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"( nonce="[^"]+")?[^>]*>/

export function scriptsAfterPaint(draw: Draw): Draw {
  return async (request) => {
    const answer = await draw(request)
    if (!answer.body || !answer.headers.get("content-type")?.startsWith("text/html")) return answer
    const body = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(postponing())
      .pipeThrough(new TextEncoderStream())
    return new Response(body, answer)
  }
}

/** Every piece is passed on as it comes; only a tag that a piece cuts in two waits for the next. */
function postponing(): TransformStream<string, string> {
  const files: string[] = []
  let cut = ""
  const postponed = (html: string) =>
    html
      .replace(preload, (_, file: string) => {
        files.push(file)
        return ""
      })
      .replace(entry, (_, first: string, nonce = "") => {
        const others = files.filter((file) => file !== first)
        return `<script${nonce}>${askLater([first, ...others])}`
      })
  return new TransformStream({
    transform(piece, controller) {
      const html = cut + piece
      const end = html.lastIndexOf("<")
      const whole = end > html.lastIndexOf(">") ? end : html.length
      cut = html.slice(whole)
      controller.enqueue(postponed(html.slice(0, whole)))
    },
    flush(controller) {
      controller.enqueue(postponed(cut))
    },
  })
}

/**
 * A hidden tab doesn't paint, so it loads them right away. Each file loads in its own task, so that typing doesn't
 * wait for fifty of them. React finds the tag again by `async`.
 */
function askLater(files: string[]): string {
  return `(nonce => {
  const files = ${JSON.stringify(files)}
  const ask = () => files.splice(0).forEach((file, place) => setTimeout(() => {
    const tag = document.createElement(place ? "link" : "script")
    const link = { rel: "modulepreload", href: file, fetchPriority: "low" }
    document.head.append(Object.assign(tag, { nonce }, place ? link : { type: "module", async: true, src: file }))
  }))
  if (document.hidden) return ask()
  requestAnimationFrame(() => setTimeout(ask))
  addEventListener("visibilitychange", ask, { once: true })
})(document.currentScript.nonce)`
}

// Pages are whole as HTML: words, styles and faces come first, and the scripts, four times as many bytes, are asked
// for when these are on the screen. The framework can only ask for them with a lower priority:
// https://github.com/TanStack/router/pull/8212.

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** A nonce says something on scripts and styles alone, and each of a cached page's is filled in for every answer. */
const needless = /(<(?:meta|link) [^>]*?) nonce="[^"]*"/g
const entry = /<script type="module" async="" src="([^"]+)"( nonce="[^"]+")?[^>]*>/

/** The preloads stand in the head and the entry behind the page, so nothing in between is searched. */
export function scriptsAfterPaint(html: string): string {
  const end = html.indexOf("</head>")
  const tail = html.lastIndexOf('<script type="module"')
  if (end < 0 || tail < end) return html
  const files: string[] = []
  const head = html
    .slice(0, end)
    .replaceAll(preload, (_, file: string) => {
      files.push(file)
      return ""
    })
    .replaceAll(needless, "$1")
  const behind = html.slice(tail).replace(entry, (_, first: string, nonce = "") => {
    const others = files.filter((file) => file !== first)
    return `<script${nonce}>${askLater([first, ...others])}`
  })
  return head + html.slice(end, tail) + behind
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

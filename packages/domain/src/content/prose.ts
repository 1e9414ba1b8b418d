/** A link in a text of ours: `[words](/path#place)` or `[words](/help?read=article)`. It never leads to another site. */
export const proseLink = /\[([^\]]+)\]\((\/(?!\/)[a-z/-]*)(?:\?read=([a-z0-9_-]+))?(?:#([a-z0-9_-]+))?\)/g

export const looksLinked = (text: string) => text.includes("](")

/** Whether something looks like a link and isn't one. */
export const hasBrokenLink = (text: string) => looksLinked(text.replaceAll(proseLink, "$1"))

/** A figure that the rules say, such as `{{grace}}`. */
const figure = /\{\{\s*(\w+)\s*\}\}/g

export const figuresIn = (text: string) => [...text.matchAll(figure)].map(([, name = ""]) => name)

export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^- /, "").trim())
    .filter(Boolean)

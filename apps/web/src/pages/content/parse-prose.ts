import { proseLink as link } from "@doable/domain/content/prose"

export type Span = { text: string; to?: string; read?: string | undefined; hash?: string | undefined }
export type Block = { kind: "text"; spans: Span[] } | { kind: "list"; items: Span[][] }

/**
 * Lines are paragraphs, lines that start with a dash are a list, `[words](/path#place)` is a link, and
 * so is `[words](/help?read=article)`. No more than that.
 */
export function parseProse(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split("\n")) {
    if (!line.trim()) continue
    const last = blocks.at(-1)
    if (!line.startsWith("- ")) blocks.push({ kind: "text", spans: spansOf(line) })
    else if (last?.kind === "list") last.items.push(spansOf(line.slice(2)))
    else blocks.push({ kind: "list", items: [spansOf(line.slice(2))] })
  }
  return blocks
}

function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const match of line.matchAll(link)) {
    if (match.index > done) spans.push({ text: line.slice(done, match.index) })
    spans.push({ text: match[1] ?? "", to: match[2] ?? "/", read: match[3], hash: match[4] })
    done = match.index + match[0].length
  }
  if (done < line.length) spans.push({ text: line.slice(done) })
  return spans
}

/** The words alone, for search engines and for the search of the page. */
export function plainProse(text: string): string {
  return text
    .replaceAll(link, "$1")
    .replaceAll(/\n+(?:- )?/g, " ")
    .replace(/^- /, "")
}

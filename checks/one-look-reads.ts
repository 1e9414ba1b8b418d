// Reads a page until it says what it should: right after a click it may not yet.
import type { SourceFile } from "./repository.ts"
import { nodesOf, parse, type Node } from "./syntax.ts"

const reads = new Set([
  "allInnerTexts",
  "allTextContents",
  "boundingBox",
  "content",
  "count",
  "evaluate",
  "evaluateAll",
  "getAttribute",
  "innerText",
  "inputValue",
  "isChecked",
  "isDisabled",
  "isEnabled",
  "isHidden",
  "isVisible",
  "textContent",
  "title",
  "url",
])

/** The reads of a page that stand in `expect(…)` itself, where they happen once. */
export function oneLookReads(file: SourceFile): string[] {
  return [...nodesOf(parse(file))].filter(isExpect).flatMap((call) => {
    const [subject] = call["arguments"] as Node[]
    const read = subject && [...nodesOf(subject)].map(readOf).find((name) => name !== null)
    if (!read) return []
    const line = file.text.slice(0, call["start"] as number).split("\n").length
    return [
      `${file.path}:${line} expect(… ${read}()) looks once. Instead: await expect.poll(() => … ${read}()).`,
    ]
  })
}

function isExpect({ type, callee }: Node): boolean {
  return type === "CallExpression" && (callee as Node)["name"] === "expect"
}

/** `await locator.count()`, or `page.url()`, which nobody awaits. */
function readOf(node: Node): string | null {
  const call = node.type === "AwaitExpression" ? (node["argument"] as Node) : node
  if (call.type !== "CallExpression") return null
  const name = ((call["callee"] as Node)["property"] as Node | undefined)?.["name"] as string | undefined
  if (!name || !reads.has(name)) return null
  if (name === "url") return (call["arguments"] as Node[]).length === 0 ? name : null
  return node.type === "AwaitExpression" ? name : null
}

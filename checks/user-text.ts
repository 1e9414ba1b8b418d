// What people write is shown in its own language: only `UserText` says which.
import { parse, type Node } from "./syntax.ts"
import { isTest, type SourceFile } from "./repository.ts"

/** How answers of the API name what a person wrote, and nothing else. */
const written = new Set([
  "addendum",
  "answerNote",
  "bio",
  "cancelNote",
  "caption",
  "changesText",
  "decisionNote",
  "declineNote",
  "excerpt",
  "headline",
  "lowPriceReason",
  "moderationNote",
  "scopeText",
  "statement",
])

/** Parts that know no noun, pages of our own words, and notifications, whose sentences are ours. */
const knowsNobody = /^apps\/web\/src\/(ui|blocks|shell|notification|pages\/(themes|content|help))\//

/** What our own words are called too: there only `task.title` counts, and not a `title` alone. */
const sometimesWritten = new Set(["description", "message", "note", "preview", "reply", "text", "title"])

/** Places that are drawn straight into the page, outside of `UserText` and of any element that names its language. */
export function bareUserTexts(file: SourceFile): string[] {
  const isPage = file.path.startsWith("apps/web/src/") && file.path.endsWith(".tsx") && !isTest(file.path)
  if (!isPage || knowsNobody.test(file.path)) return []
  return [...bareIn(parse(file), false)].map(({ name, start }) => {
    const line = file.text.slice(0, start).split("\n").length
    return `${file.path}:${line} draws "${name}" in the page's language: use UserText`
  })
}

function* bareIn(node: Node, isNamed: boolean): Generator<{ name: string; start: number }> {
  const named = isNamed || (node.type === "JSXElement" && namesLanguage(node))
  const children =
    node.type === "JSXElement" || node.type === "JSXFragment" ? (node["children"] as Node[]) : []
  for (const child of children) {
    if (child.type !== "JSXExpressionContainer" || named) continue
    for (const shown of shownBy(child["expression"] as Node)) {
      const name = nameOf(shown)
      const isOwn = sometimesWritten.has(name) && isOfAnAnswer(shown)
      if (isOwn || written.has(name)) yield { name, start: shown["start"] as number }
    }
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && "type" in child) yield* bareIn(child as Node, named)
    }
  }
}

function namesLanguage(element: Node): boolean {
  const { name, attributes } = element["openingElement"] as {
    name: { name?: string }
    attributes: { name?: { name?: string } }[]
  }
  return (name.name ?? "").endsWith("Text") || attributes.some((attribute) => attribute.name?.name === "lang")
}

/** The values that an expression may draw: both ends of a condition, the last part of an `&&`. */
function shownBy(node: Node): Node[] {
  if (node.type === "LogicalExpression") {
    const right = shownBy(node["right"] as Node)
    return node["operator"] === "&&" ? right : [...shownBy(node["left"] as Node), ...right]
  }
  if (node.type === "ChainExpression") return shownBy(node["expression"] as Node)
  if (node.type === "ConditionalExpression")
    return [...shownBy(node["consequent"] as Node), ...shownBy(node["alternate"] as Node)]
  return [node]
}

function nameOf(node: Node): string {
  if (node.type === "Identifier") return node["name"] as string
  return (node.type === "MemberExpression" && (node["property"] as { name?: string }).name) || ""
}

/** `words.title` and `due.text` are sentences of ours. */
function isOfAnAnswer(node: Node): boolean {
  const { name = "" } = (node["object"] ?? {}) as { name?: string }
  return node.type === "MemberExpression" && name !== "words" && name !== "due"
}

import { parseSync } from "oxc-parser"
import type { SourceFile } from "./repository.ts"

export type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

export function parse({ path, text }: SourceFile): Node {
  return parseSync(path, text).program as unknown as Node
}

/** Every node of the tree, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child)
    }
  }
}

/** The fixed parts of a written text, in order: one for a string, several around the values of a template. */
export function fixedParts(node: unknown): string[] | null {
  if (!isNode(node)) return null
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : null
  if (node.type !== "TemplateLiteral") return null
  return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked)
}

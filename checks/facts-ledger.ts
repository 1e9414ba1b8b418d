// Which facts of the product's description are shown by a test. A fact counts as shown if the title of a
// test names its number, such as "[H04] the header shrinks". Once shown, it must stay shown.
import { fixedParts, nodesOf, parse } from "./syntax.ts"
import type { Node } from "./syntax.ts"
import type { SourceFile } from "./repository.ts"

export type Ledger = {
  shown: string[]
  unshown: string[]
  fallenOff: string[]
  unknown: string[]
  notRecorded: string[]
}

const numbers = /\[([A-Z]\d{2}(?:[ ,]+[A-Z]\d{2})*)\]/g
const announcers = ["test", "it", "describe"]

export function factsNamedIn(file: SourceFile): string[] {
  return [...nodesOf(parse(file))]
    .filter((node) => node.type === "CallExpression" && announcers.includes(announcerOf(node)))
    .flatMap((call) => fixedParts((call.arguments as unknown[])[0]) ?? [])
    .flatMap((title) => [...title.matchAll(numbers)].flatMap(([, list = ""]) => list.split(/[ ,]+/)))
}

/** `test`, also in `test.only(…)`, `test.each([…])(…)` and test.each`…`(…). */
function announcerOf(node: Node): string {
  const inner = (node.callee ?? node.object ?? node.tag) as Node | undefined
  return inner ? announcerOf(inner) : String(node.name ?? "")
}

export function ledgerOf(facts: string[], recorded: string[], tests: SourceFile[]): Ledger {
  const named = new Set(tests.flatMap(factsNamedIn))
  return {
    shown: facts.filter((fact) => named.has(fact)),
    unshown: facts.filter((fact) => !named.has(fact)),
    fallenOff: recorded.filter((fact) => !named.has(fact)),
    unknown: [...named].filter((fact) => !facts.includes(fact)),
    notRecorded: facts.filter((fact) => named.has(fact) && !recorded.includes(fact)),
  }
}

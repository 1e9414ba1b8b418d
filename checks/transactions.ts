import { isTest, type SourceFile } from "./repository.ts"
import { nodesOf, parse, type Node } from "./syntax.ts"

const statements = [
  "select",
  "selectDistinct",
  "insert",
  "update",
  "delete",
  "execute",
  "$count",
  "transaction",
]

/**
 * Statements that run beside the transaction around them: what they write stays when it fails, and what they read or
 * lock is another moment's.
 */
export function statementsBeside(file: SourceFile): string[] {
  if (!file.path.startsWith("apps/api/src/") || isTest(file.path)) return []
  const beside = transactionsIn(parse(file)).flatMap((body) => [...nodesOf(body)].flatMap(asksTheDatabase))
  return [...new Set(beside)].map((call) => `${file.path}: ${call}() inside a transaction: ask tx instead`)
}

function transactionsIn(program: Node): Node[] {
  return [...nodesOf(program)].flatMap((node) => {
    const { type, callee } = node as Node & { callee?: Member }
    const isTransaction = type === "CallExpression" && callee?.property?.name === "transaction"
    return isTransaction ? ((node as unknown as { arguments: Node[] }).arguments ?? []) : []
  })
}

type Member = { name?: string; object?: Member; property?: { name?: string } }

function asksTheDatabase(node: Node): string[] {
  const { object, property } = (node as { callee?: Member }).callee ?? {}
  const asked = object?.property?.name ?? object?.name
  const isStatement = node.type === "CallExpression" && statements.includes(property?.name ?? "")
  return isStatement && asked === "db" ? [`db.${property?.name}`] : []
}

// Draws the lives of tasks and offers from the graphs in the domain. `node checks/state-diagrams.ts --update` writes
// them into docs/states.md; the test beside this holds the document to the graphs.
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { offerMoves } from "../packages/domain/src/offer/graph.ts"
import { taskMoves } from "../packages/domain/src/task/graph.ts"

type Move = { action: string; from: readonly string[]; to: string; by: readonly string[] }

const documentPath = "docs/states.md"

function diagramOf(start: string, moves: readonly Move[]): string {
  const lines = moves.flatMap(({ action, from, to, by }) =>
    from.map((state) => `  ${state} --> ${to}: ${action} (${by.join(", ")})`),
  )
  return ["```mermaid", "stateDiagram-v2", `  [*] --> ${start}`, ...lines, "```"].join("\n")
}

export function statesDocument(): string {
  return `# States

Drawn from \`packages/domain/src/task/graph.ts\` and \`packages/domain/src/offer/graph.ts\` by \`checks/state-diagrams.ts\`. In brackets: who may. The clock stands for what follows by itself, from time or from another action.

## A task

${diagramOf("draft", taskMoves)}

## An offer

${diagramOf("active", offerMoves)}
`
}

export function writtenDocument(): string {
  return readFileSync(documentPath, "utf8")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && process.argv.includes("--update")) {
  writeFileSync(documentPath, statesDocument())
}

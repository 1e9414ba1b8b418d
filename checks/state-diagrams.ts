// Draws the lives of tasks, offers, requests and disputes from the graphs in the domain. `node checks/state-diagrams.ts --update` writes
// them into docs/states.md; the test beside this holds the document to the graphs.
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { changeMoves } from "../packages/domain/src/deal/change/status.ts"
import { disputeMoves } from "../packages/domain/src/deal/dispute/status.ts"
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

Drawn from \`packages/domain/src/task/graph.ts\`, \`packages/domain/src/offer/graph.ts\` and the \`status.ts\` of \`packages/domain/src/deal/change\` and \`packages/domain/src/deal/dispute\` by \`checks/state-diagrams.ts\`. In brackets: who may. The clock stands for what follows by itself, from time or from another action.

## A task

${diagramOf("draft", taskMoves)}

## An offer

${diagramOf("active", offerMoves)}

## A request to change or cancel a job

A change that nobody answers within 72 hours expires; a cancellation that nobody answers within 48 hours is accepted. When the job ends first, what is pending expires.

${diagramOf("pending", changeMoves)}

## A dispute

Five days for the reply, then seven to agree. Whichever passes, or whoever asks after the reply, brings it to an administrator; until the decision the two can still agree.

${diagramOf("awaiting_reply", disputeMoves)}
`
}

export function writtenDocument(): string {
  return readFileSync(documentPath, "utf8")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && process.argv.includes("--update")) {
  writeFileSync(documentPath, statesDocument())
}

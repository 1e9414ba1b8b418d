// Makes diagrams of the states of tasks, offers, counter-offers, requests and disputes. `node checks/state-diagrams.ts --update`
// writes them into docs/states.md, and a test checks that the file is up to date.
import { readFileSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { changeMoves } from "../packages/domain/src/deal/change/status.ts"
import { disputeMoves } from "../packages/domain/src/deal/dispute/status.ts"
import { counterMoves } from "../packages/domain/src/offer/counter/status.ts"
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

Generated from \`packages/domain/src/task/graph.ts\`, \`packages/domain/src/offer/graph.ts\` and the \`status.ts\` of \`packages/domain/src/offer/counter\`, \`packages/domain/src/deal/change\` and \`packages/domain/src/deal/dispute\` by \`checks/state-diagrams.ts\`. The brackets say who may do it. “clock” means it happens automatically, after some time or because of another action.

## A task

${diagramOf("draft", taskMoves)}

## An offer

${diagramOf("active", offerMoves)}

## A counter-offer

The client asks for another price or day, up to three times on one offer, one at a time. It's open only while its offer is pending: if the doer edits or withdraws the offer, the task changes or the offer ends in another way, the counter-offer ends too.

${diagramOf("open", counterMoves)}

## A request to change or cancel a job

If nobody answers, a change expires after 72 hours, or when the time it asks for comes, and a cancellation is accepted after 48. If the job ends first, pending requests expire.

${diagramOf("pending", changeMoves)}

## A dispute

The other person has five days to reply, then both have seven days to agree. If time runs out, or one of them asks after the reply, an administrator decides. Until then the two can still agree.

${diagramOf("awaiting_reply", disputeMoves)}
`
}

export function writtenDocument(): string {
  return readFileSync(documentPath, "utf8")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && process.argv.includes("--update")) {
  writeFileSync(documentPath, statesDocument())
}

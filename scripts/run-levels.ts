import { stripVTControlCharacters } from "node:util"
import type { Launcher } from "./launch.ts"
import { totalOf } from "./test-report.ts"
import type { Count } from "./test-report.ts"

/** Without the step that it needs, a step is left out; that one has failed already. */
export type Step = { name: string; needs?: string; run: (launcher: Launcher) => Promise<Count> }

/** Steps that ask the same kind of question; `atOnce` of them run side by side. */
export type Level = { name: string; atOnce?: number; steps: Step[] }

type Row = { name: string; count: Count; seconds: number; parts: NonNullable<Count["parts"]> }

/** Goes on to the end after a failure, tells what each level took, and returns the exit code. */
export async function runLevels(launcher: Launcher, levels: Level[]): Promise<number> {
  const { say } = launcher
  const failed: string[] = []
  const rows: Row[] = []
  for (const { name, atOnce = 1, steps } of levels) {
    const since = performance.now()
    const counts: Count[] = []
    const waiting = [...steps]
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const count = await runStep(launcher, step, failed)
        if (count) counts.push(count)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    const failures = counts.flatMap((count) => count.failures ?? [])
    const parts = counts.flatMap((count) => count.parts ?? [])
    rows.push({ name, count: { ...totalOf(counts), failures }, seconds: secondsSince(since), parts })
  }

  const { passed, failed: failures } = totalOf(rows.map(({ count }) => count))
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`)
  for (const failure of rows.flatMap(({ count }) => count.failures ?? [])) say(`  ✗ ${failure}`)
  say(`\n${tableOf(rows)}`)
  say(`\n${passed} passed, ${failures} failed`)
  return failures > 0 ? 1 : 0
}

async function runStep(
  launcher: Launcher,
  { name, needs, run }: Step,
  failed: string[],
): Promise<Count | null> {
  const { say } = launcher
  if (needs && failed.includes(needs)) {
    say(`– ${name}: left out, because it needs ${needs}`)
    return null
  }
  const since = performance.now()
  const count = await run(launcher).catch((error: Error) => {
    if (launcher.processes.isStopping()) throw error
    say(error.message.replaceAll(/^/gm, "    "))
    return { passed: 0, failed: 1, failures: [`${name}: ${firstErrors(error.message)}`] }
  })
  if (count.failed > 0) failed.push(name)
  say(`${count.failed > 0 ? "✗" : "✓"} ${name} (${secondsSince(since).toFixed(1)} s)`)
  return count
}

const mostShown = 3

/** What a tool complains of first; of one that says nothing, how it ended. */
function firstErrors(message: string): string {
  const [ending = "", ...lines] = stripVTControlCharacters(message).split("\n")
  const said = lines.map((line) => line.trim()).filter(Boolean)
  const named = said.filter((line) => /^×|\.(?:tsx?|mjs|json|css|md)\b/.test(line))
  const first = (named.length > 0 ? named : said).slice(0, mostShown)
  return first.length === 0 ? ending : first.map((line) => `\n      ${line}`).join("")
}

/** For information: machines differ, so no time fails a run. Times of parts are those of their files, added up. */
function tableOf(rows: Row[]): string {
  const lines = rows.flatMap(({ name, count, seconds, parts }) => [
    line(name, count, `${seconds.toFixed(0)} s`),
    ...(parts.length > 1
      ? parts.map((part) => line(`  ${part.name}`, part, `(${part.seconds.toFixed(0)} s)`))
      : []),
  ])
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  const last = line("all", totalOf(rows.map(({ count }) => count)), `${(total / 60).toFixed(1)} min`)
  return [
    `${"level".padEnd(14)}${"passed".padStart(8)}${"failed".padStart(8)}${"time".padStart(10)}`,
    ...lines,
    last,
  ].join("\n")
}

function line(name: string, { passed, failed }: Pick<Count, "passed" | "failed">, time: string): string {
  return name.padEnd(14) + String(passed).padStart(8) + String(failed).padStart(8) + time.padStart(10)
}

const secondsSince = (since: number) => (performance.now() - since) / 1000

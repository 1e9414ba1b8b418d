import type { Launcher } from "./launch.ts"
import { totalOf } from "./test-report.ts"
import type { Count } from "./test-report.ts"

/** Without the step that it needs, a step is left out; that one has failed already. */
export type Step = { name: string; needs?: string; run: (launcher: Launcher) => Promise<Count> }

/** Goes on to the end after a failure; returns the exit code. */
export async function runSteps(launcher: Launcher, steps: Step[]): Promise<number> {
  const { say } = launcher
  const counts: Count[] = []
  const failed: string[] = []
  for (const { name, needs, run } of steps) {
    if (needs && failed.includes(needs)) {
      say(`– ${name}: left out, because it needs ${needs}`)
      continue
    }
    const since = performance.now()
    const count = await run(launcher).catch((error: Error) => {
      if (launcher.processes.isStopping()) throw error
      say(error.message.replaceAll(/^/gm, "    "))
      return { passed: 0, failed: 1 }
    })
    counts.push(count)
    if (count.failed > 0) failed.push(name)
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    say(`${count.failed > 0 ? "✗" : "✓"} ${name} (${seconds} s)`)
  }

  const { passed, failed: failures } = totalOf(counts)
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`)
  for (const failure of counts.flatMap((count) => count.failures ?? [])) say(`  ✗ ${failure}`)
  say(`\n${passed} passed, ${failures} failed`)
  return failures > 0 ? 1 : 0
}

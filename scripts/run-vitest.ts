import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "./env.ts"
import type { Launcher } from "./launch.ts"
import { ProcessFailed } from "./process-group.ts"
import { outsideError, readReport } from "./test-report.ts"
import type { Count } from "./test-report.ts"

/** Errors outside of any test (a set-up that fails, a promise nobody awaited) show in the exit code alone. */
const withOutsideError = (count: Count, lines: string[]): Count => ({
  ...count,
  failed: 1,
  failures: [`outside of any test: ${outsideError(lines)}`],
})

/** Vitest speaks for itself while it runs; what is counted comes from its report, not from its words. */
export async function runVitest(
  { processes, say }: Launcher,
  { projects, words, limitMs }: { projects: string[]; words: string[]; limitMs: number },
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), "doable-report-"))
  const file = join(folder, "report.json")
  const args = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    ...words,
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    // What it has compiled for the tests is kept for the next run, by content.
    "--fsModuleCache",
    `--fsModuleCachePath=${join(root, ".cache/vitest")}`,
  ]
  try {
    const lines: string[] = []
    const onLine = (line: string) => {
      lines.push(line)
      say(line)
    }
    const child = processes.start("vitest", process.execPath, args, { cwd: root, onLine, limitMs })
    const exit = await child.exited
    const count = await readReport(file)
    if (!count) throw new ProcessFailed("vitest", exit, child.tail())
    return exit.code !== 0 && count.failed === 0 ? withOutsideError(count, lines) : count
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

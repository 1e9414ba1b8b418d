// The frame of every command that starts servers: named steps, one way to stop, an honest exit code.
import { constants } from "node:os"
import { CannotStart } from "./cannot-start.ts"
import { isStartedByNpm } from "./env.ts"
import { createProcessGroup, ProcessFailed } from "./process-group.ts"
import type { ProcessGroup } from "./process-group.ts"

export type Launcher = {
  processes: ProcessGroup
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  say: (line: string) => void
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `main` returns an exit code to end, or nothing to go on until a signal comes. */
export function launch(main: (launcher: Launcher) => Promise<number | void>): void {
  const processes = createProcessGroup()

  async function end(code: number, why: string | null): Promise<never> {
    const since = performance.now()
    if (why) say(`\n${why}`)
    await processes.stop()
    if (why) say(`✓ everything is stopped (${seconds(since)})`)
    process.exit(code)
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (processes.isStopping()) return processes.kill()
      void end(128 + constants.signals[signal], "Stopping…")
    })
  }
  if (isStartedByNpm()) endWithParent(() => void end(1, "npm is gone. Stopping…"))

  main({ processes, step, say }).then(
    (code) => (code === undefined ? undefined : end(code, null)),
    (error: unknown) => {
      // A step that was cut short by the stop is no fault of its own.
      if (processes.isStopping()) return
      say(`✗ ${describe(error)}`)
      return end(1, null)
    },
  )
}

function endWithParent(end: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 1000)
  timer.unref()
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  say(`• ${name}…`)
  const result = await work()
  say(`✓ ${name} (${seconds(since)})`)
  return result
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function describe(error: unknown): string {
  if (error instanceof CannotStart || error instanceof ProcessFailed) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

// Child processes that start together and stop together, the last started first. A restarted one keeps its place, so
// the database stops after everything that needs it.
import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { constants } from "node:os"
import { createInterface } from "node:readline"

type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type ChildOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  input?: string
  /** Talks with the person at the terminal. */
  interactive?: boolean
  onLine?: (line: string) => void
  /** Asks the child to end; after the grace it gets the force signal, with everything it started. */
  stopSignal?: NodeJS.Signals
  forceSignal?: NodeJS.Signals
  graceMs?: number
  /** A child that takes longer is ended, and counts as failed. */
  limitMs?: number
}

export type Child = {
  name: string
  pid: number
  exited: Promise<Exit>
  tail: () => string
  stop: () => Promise<void>
}

export class ProcessFailed extends Error {
  constructor(name: string, { code, signal }: Exit, tail: string) {
    super(`${name} ended ${signal ? `by ${signal}` : `with code ${code}`}${tail && `:\n${tail}`}`)
  }
}

const tailLines = 40

/** What still runs in any group of this process, with the way to ask it to end. */
const unfinished = new Map<Child, () => void>()

/** A last resort: the parent of a group may be killed without stopping it, as a test runner is. */
function endWithThisProcess(): void {
  process.once("exit", () => {
    for (const askToEnd of unfinished.values()) askToEnd()
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // Others who listen decide themselves; without them the signal ends the process, as it always does.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
  }
}
let endsWithThisProcess = false

export function createProcessGroup() {
  const running = new Set<Child>()
  const places = new Map<string, number>()
  const force = new Map<Child, () => void>()
  let stopping: Promise<void> | null = null

  function start(name: string, command: string, args: string[], options: ChildOptions = {}): Child {
    if (stopping) throw new Error(`${name} was not started: everything is being stopped`)
    const { stopSignal = "SIGTERM", forceSignal = "SIGKILL", graceMs = 15_000 } = options
    // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which keeps the order.
    const spawned = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      uid: options.uid,
      gid: options.gid,
      detached: !options.interactive,
      stdio: options.interactive
        ? "inherit"
        : [options.input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    })
    spawned.stdin?.end(options.input)
    const lines = collectLines(spawned, options.onLine)
    let isOverdue = false
    // 124 is what timeout(1) says; an overdue child may have ended as if all were well.
    const exited = exitOf(spawned, lines).then((exit) => (isOverdue ? { code: 124, signal: null } : exit))
    const limit = options.limitMs && setTimeout(endOverdue, options.limitMs)
    function endOverdue() {
      isOverdue = true
      lines.push(`(ended, because it took longer than ${(options.limitMs ?? 0) / 1000} s)`)
      void child.stop()
    }
    const child: Child = {
      name,
      pid: spawned.pid ?? -1,
      exited,
      tail: () => lines.join("\n"),
      stop: async () => {
        signalTo(child.pid, stopSignal)
        const timer = setTimeout(() => signalTo(-child.pid, forceSignal), graceMs)
        await exited
        clearTimeout(timer)
      },
    }
    running.add(child)
    if (!places.has(name)) places.set(name, places.size)
    unfinished.set(child, () => signalTo(child.pid, stopSignal))
    if (!endsWithThisProcess) endWithThisProcess()
    endsWithThisProcess = true
    force.set(child, () => signalTo(-child.pid, forceSignal))
    void exited.then(() => {
      if (limit) clearTimeout(limit)
      running.delete(child)
      unfinished.delete(child)
      // What the child itself had started and left behind, such as a compiler's service.
      signalTo(-child.pid, "SIGKILL")
    })
    return child
  }

  /** Runs a command to its end; rejects if that end isn't a good one. */
  async function run(name: string, command: string, args: string[], options?: ChildOptions): Promise<void> {
    const child = start(name, command, args, options)
    const exit = await child.exited
    if (exit.code !== 0) throw new ProcessFailed(name, exit, child.tail())
  }

  function stop(): Promise<void> {
    stopping ??= (async () => {
      const placeOf = ({ name }: Child) => places.get(name) ?? 0
      const inOrder = [...running].toSorted((one, other) => placeOf(one) - placeOf(other))
      for (const child of inOrder.toReversed()) await child.stop()
    })()
    return stopping
  }

  function kill(): void {
    for (const child of running) force.get(child)?.()
  }

  return { start, run, stop, kill, isStopping: () => stopping !== null }
}

export type ProcessGroup = ReturnType<typeof createProcessGroup>

function collectLines(spawned: ChildProcess, onLine?: (line: string) => void): string[] {
  const lines: string[] = []
  for (const stream of [spawned.stdout, spawned.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line)
      if (lines.length > tailLines) lines.shift()
      onLine?.(line)
    })
  }
  return lines
}

function exitOf(spawned: ChildProcess, lines: string[]): Promise<Exit> {
  return new Promise((resolve) => {
    spawned.once("error", (error) => {
      lines.push(error.message)
      if (spawned.pid === undefined) resolve({ code: 127, signal: null })
    })
    // "close" comes with the last line of output; a grandchild that holds the pipes open must not hold up.
    spawned.once("exit", (code, signal) => setTimeout(() => resolve({ code, signal }), 500).unref())
    spawned.once("close", (code, signal) => resolve({ code, signal }))
  })
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  if (Math.abs(pid) <= 1) return
  try {
    process.kill(pid, signal)
  } catch (error) {
    // ESRCH: already gone. EPERM: only zombies are left in the group (macOS).
    if (!["ESRCH", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error
  }
}

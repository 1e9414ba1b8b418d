import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./cannot-start.ts"
import type { Launcher } from "./launch.ts"
import { ProcessFailed } from "./process-group.ts"
import type { Child } from "./process-group.ts"

/** A server that runs, and how to start it again. */
export type Kept = { first: Child; again: () => Child | Promise<Child> }

type Options = Pick<Launcher, "processes" | "say"> & {
  wait?: (ms: number) => Promise<unknown>
  now?: () => number
}

const most = 5
const withinMs = 60_000
const firstPauseMs = 250

/** Starts again what ends on its own, each time after a longer pause. Rejects when one of them ends again and again. */
export async function keepRunning(options: Options, servers: Kept[]): Promise<void> {
  await Promise.all(servers.map((server) => keepOne(options, server)))
}

async function keepOne(
  { processes, say, wait = pause, now = Date.now }: Options,
  { first, again }: Kept,
): Promise<never> {
  // A minute of running, not of waiting: a start that fails after half a minute would otherwise be tried for ever.
  let ranMs = 0
  let failures: number[] = []
  for (let start: Kept["again"] = () => first; ; start = again) {
    const { failure, ms } = await endOf(start, now)
    ranMs += ms
    failures = [...failures.filter((at) => ranMs - at < withinMs), ranMs]
    if (processes.isStopping()) throw failure
    if (failures.length === most) {
      throw new CannotStart(
        `${first.name} failed ${most} times in a minute and is not started again. ${failure.message}`,
      )
    }
    // The rest of what it said is on the screen already, or comes with the last failure.
    say(`✗ ${failure.message.split("\n")[0]?.replace(/:$/, "")}; starting it again`)
    await wait(firstPauseMs * 2 ** (failures.length - 1))
  }
}

/** Why it ended, and how long it had run. A start that fails is an end, too. */
async function endOf(start: Kept["again"], now: () => number): Promise<{ failure: Error; ms: number }> {
  try {
    const child = await start()
    const since = now()
    const how = await child.exited
    return { failure: new ProcessFailed(child.name, how, child.tail()), ms: now() - since }
  } catch (error) {
    return { failure: error as Error, ms: 0 }
  }
}

import { fork, type ForkOptions } from "node:child_process"
import { once } from "node:events"

/** A child and the first thing it says, once it's ready; one that ends before it said anything fails the bench. */
export async function startFork<Said>(file: string | URL, args: string[], options: ForkOptions = {}) {
  const child = fork(file, args, options)
  const ended = once(child, "exit").then(([code]): never => {
    throw new Error(`${String(file)} ended with code ${code}`)
  })
  ended.catch(() => {})
  const [said] = (await Promise.race([once(child, "message"), ended])) as [Said]
  return { child, said, pid: child.pid ?? 0 }
}

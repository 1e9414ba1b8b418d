import cluster from "node:cluster"
import { once } from "node:events"
import { run } from "./run.ts"
import { start } from "./start.ts"

await run(async (env) => {
  const starting = start(env)
  // Listened to from the first moment: a signal in the middle of the start waits for it, then ends it cleanly.
  const stop = (signal: NodeJS.Signals) =>
    void starting
      .then((api) => api.stop(signal === "SIGUSR2" ? "replaced" : undefined))
      .then(leaveWorkers)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  for (const signal of ["SIGTERM", "SIGINT", "SIGUSR2"] as const) process.on(signal, stop)
  await starting
})

/** Connections still on their way to this worker go back to its parent, which hands them to another. */
async function leaveWorkers() {
  if (!cluster.worker?.isConnected()) return
  const left = once(process, "disconnect")
  cluster.worker.disconnect()
  await left
}

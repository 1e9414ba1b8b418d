import { run } from "./run.ts"
import { start } from "./start.ts"

await run(async (env) => {
  const starting = start(env)
  // Listened to from the first moment: a signal in the middle of the start waits for it, then ends it cleanly.
  const stop = () =>
    void starting
      .then((api) => api.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  await starting
})

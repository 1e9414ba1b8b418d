import { run } from "./run.ts"
import { start } from "./start.ts"

await run(async (env) => {
  const api = await start(env)
  const stop = () => void api.stop().then(() => process.exit(0))
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
})

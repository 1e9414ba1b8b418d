import { InvalidEnv, parseEnv } from "./env.ts"
import { start } from "./start.ts"

try {
  const api = await start(parseEnv())
  const stop = () => void api.stop().then(() => process.exit(0))
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
} catch (error) {
  process.stderr.write(`${error instanceof InvalidEnv ? error.message : String(error)}\n`)
  process.exit(1)
}

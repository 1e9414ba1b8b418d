import { OutdatedDatabase } from "./migrate.ts"
import { whyUnreachable } from "./platform/db/why-unreachable.ts"
import { SharedConnections } from "./platform/db/refuse-pooler.ts"
import { InvalidEnv, parseEnv, type Env } from "./platform/settings/env.ts"

/** Every program of the API starts here: what people can fix themselves is said in words, without a stack. */
export async function run(program: (env: Env) => Promise<void>): Promise<void> {
  let env: Env | undefined
  try {
    env = parseEnv()
    await program(env)
  } catch (error) {
    process.stderr.write(`${wordsFor(error, env)}\n`)
    process.exit(1)
  }
}

function wordsFor(error: unknown, env: Env | undefined): string {
  const isSaidInWords = [InvalidEnv, OutdatedDatabase, SharedConnections].some(
    (kind) => error instanceof kind,
  )
  if (isSaidInWords) return (error as Error).message
  const unreachable = env && whyUnreachable(error, env.DATABASE_URL)
  if (unreachable) return unreachable
  const { code, syscall, stack, port } = error as NodeJS.ErrnoException & { port?: number }
  if (env && (syscall === "listen" || syscall === "bind")) {
    const why = code === "EADDRINUSE" ? "another program listens there" : `${code}`
    const isOfFigures = port !== env.API_PORT && port === env.API_METRICS_PORT
    const [host, settings] = isOfFigures
      ? [env.METRICS_HOST, "API_METRICS_PORT or METRICS_HOST"]
      : [env.API_HOST, "API_PORT or API_HOST"]
    return `The API cannot listen on ${host}, port ${port}: ${why}. Change ${settings}.`
  }
  return [stack ?? String(error), ...causesOf(error)].join("\n")
}

/** The query builder says only which query failed; why is in what it wraps. */
function causesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.cause) return []
  const { cause } = error
  return [`Cause: ${cause instanceof Error ? cause.message : String(cause)}`, ...causesOf(cause)]
}

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
  const { code, syscall, stack } = error as NodeJS.ErrnoException
  if (env && syscall === "listen") {
    const why = code === "EADDRINUSE" ? "another program listens there" : `${code}`
    return `The API cannot listen on ${env.API_HOST}, port ${env.API_PORT}: ${why}. Change API_PORT or API_HOST.`
  }
  return stack ?? String(error)
}

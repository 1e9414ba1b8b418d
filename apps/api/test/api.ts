import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { parseEnv } from "../src/platform/settings/env.ts"
import { createLog } from "../src/platform/settings/log.ts"
import { start, type Api } from "../src/start.ts"
import { aDatabase } from "./database.ts"
import { testSecret } from "./factories.ts"

export const uiUrl = "http://localhost:4200"

/** Made for the tests; they open nothing. */
export const testPushKeys = {
  VAPID_PUBLIC_KEY: "BBkf012JN4hl1FGpB1pJFjpowfPjWePpccjm2j7cdxeWk4E950NTY84Vn2W6eQJP7OHeRciWmgGQ_1HujsrlwvI",
  VAPID_PRIVATE_KEY: "b16f7XTdRiqNfGpM6EaXQRklpjXRSuo0_Fg_4PvOQDk",
  VAPID_SUBJECT: "mailto:team@example.com",
}

export function testEnv(databaseUrl: string, given: Record<string, string> = {}) {
  return parseEnv({
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: testSecret,
    API_PORT: "0",
    SERVER_URL: "http://localhost:4201",
    UI_URL: uiUrl,
    RATE_LIMITS: "off",
    DATABASE_POOL: "5",
    MAIL_DIR: join(tmpdir(), "mail"),
    FILES_DIR: join(tmpdir(), "files"),
    ...testPushKeys,
    ...given,
  })
}

type Options = Parameters<typeof start>[1] & { env?: Record<string, string> }

/** The whole API on a free port with a database of its own. */
export function anApi({ env, ...parts }: Options = {}) {
  const database = aDatabase()
  const lines: string[] = []
  const world = Object.assign(database, {
    api: undefined as unknown as Api,
    mailDir: "",
    filesDir: "",
    logLines: lines,
  })

  beforeAll(async () => {
    world.mailDir = await mkdtemp(join(tmpdir(), "doable-mail-"))
    world.filesDir = await mkdtemp(join(tmpdir(), "doable-files-"))
    const log = createLog("debug", { write: (line) => void lines.push(line) })
    world.api = await start(
      testEnv(world.url, { MAIL_DIR: world.mailDir, FILES_DIR: world.filesDir, ...env }),
      {
        log,
        // Machines that run tests are busy with others, too.
        patience: 5,
        // New jobs wake the workers, so dozens of them needn't look for some every few seconds.
        pollSeconds: 30,
        // What a test says is over by now, is over: the database's clock is known as well as a busy machine answers.
        now: () => new Date(),
        // Tests run them with a time of their own. On their schedule, they would run in the middle of some test.
        timers: [],
        ...parts,
      },
    )
  })
  afterAll(async () => {
    await world.api.stop()
    await rm(world.mailDir, { recursive: true, force: true })
    await rm(world.filesDir, { recursive: true, force: true })
  })

  return Object.assign(world, {
    get: (path: string, headers: Record<string, string> = {}) => fetch(world.api.url + path, { headers }),
    /** As the browser does it from our own page. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(world.api.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: uiUrl, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  })
}

import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { createServer, type AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { setTimeout as pause } from "node:timers/promises"
import { loading } from "../env.ts"
import { testSecret } from "../factories.ts"

const program = fileURLToPath(new URL("../../src/main.ts", import.meta.url))
export const uiUrl = "http://localhost:4200"

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

/** The API as a process of its own, always at the same address, that can be killed and started again. */
export async function aKillableApi(databaseUrl: string, folder: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(process.execPath, [program], {
      stdio: "ignore",
      env: {
        ...loading,
        NODE_ENV: "test",
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: testSecret,
        API_PORT: String(port),
        SERVER_URL: `http://localhost:${port}`,
        UI_URL: uiUrl,
        RATE_LIMITS: "off",
        DATABASE_POOL: "5",
        LOG_LEVEL: "silent",
        MAIL_DIR: `${folder}/mail`,
        FILES_DIR: `${folder}/files`,
      },
    })
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error("the API did not start")
      await pause(50)
    }
  }

  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )

  /** Without a word, in the middle of whatever it does. */
  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, "exit")
    child.kill("SIGKILL")
    await gone
  }

  return { url, start, kill }
}

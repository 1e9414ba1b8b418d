import { execFile } from "node:child_process"
import { chmod, mkdtemp, rm, statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { startPostgres } from "../../../scripts/embedded-postgres.ts"
import { createProcessGroup } from "../../../scripts/process-group.ts"

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: string
  }
}

const templateName = "doable_template"
const makeTemplateFile = fileURLToPath(new URL("process/make-template.ts", import.meta.url))

type Server = { url: string; folder: string; projects: number; stop: () => Promise<void> }

// Vitest reads this file once per project.
const key = Symbol.for("doable.test.server")
const kept = globalThis as unknown as Record<symbol, Promise<Server> | undefined>

/** One PostgreSQL for all files of all projects, with one migrated database that each file copies. */
export async function setup(project: TestProject) {
  const server = await (kept[key] ??= startServer())
  server.projects += 1
  // Whatever the tests put among the temporary files lies in this folder and goes with it.
  project.config.env = { ...project.config.env, TMPDIR: server.folder }
  project.provide("databaseServer", server.url)
  return async () => {
    server.projects -= 1
    if (server.projects > 0) return
    kept[key] = undefined
    await server.stop()
  }
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(await quickFolder(), "doable-test-"))
  // As root, PostgreSQL runs as another user, who must be able to walk in.
  await chmod(folder, 0o755)
  const processes = createProcessGroup()
  async function stop() {
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const dataDir = join(folder, "postgres")
    const { url } = await startPostgres({ dataDir, processes, durable: false, log: () => {} })
    await makeTemplate(url)
    return { url, folder, projects: 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const enoughBytes = 2 * 1024 ** 3

/** Hundreds of databases of a thousand files each come and go: in memory, where there's room, that costs half. */
async function quickFolder(): Promise<string> {
  const memory = "/dev/shm"
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > enoughBytes ? memory : tmpdir()
}

async function makeTemplate(server: string) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(server)
  template.pathname = templateName
  // In a process of its own: here Vitest would compile all of the API first.
  await promisify(execFile)(process.execPath, [makeTemplateFile, template.href])
}

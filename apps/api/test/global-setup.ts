import { chmod, mkdtemp, rm, statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { startPostgres } from "../../../scripts/embedded-postgres.ts"
import { createProcessGroup } from "../../../scripts/process-group.ts"
import { migrate } from "../src/migrate.ts"

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: string
  }
}

const templateName = "doable_template"

/** One PostgreSQL for all files, with one migrated database that each file copies. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(await quickFolder(), "doable-test-"))
  // As root, PostgreSQL runs as another user, who must be able to walk in.
  await chmod(folder, 0o755)
  // Whatever the tests put among the temporary files lies in this folder and goes with it.
  project.config.env = { ...project.config.env, TMPDIR: folder }
  const processes = createProcessGroup()
  async function tearDown() {
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const dataDir = join(folder, "postgres")
    const postgres = await startPostgres({ dataDir, processes, durable: false, log: () => {} })
    await makeTemplate(postgres.url)
    project.provide("databaseServer", postgres.url)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
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
  await migrate(template.href)
}

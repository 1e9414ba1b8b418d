import { chmod, mkdtemp, rm } from "node:fs/promises"
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
  const folder = await mkdtemp(join(tmpdir(), "doable-test-"))
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

async function makeTemplate(server: string) {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(server)
  template.pathname = templateName
  await migrate(template.href)
}

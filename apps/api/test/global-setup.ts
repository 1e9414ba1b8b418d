import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { TestProject } from "vitest/node"
import { startPostgres } from "../../../scripts/embedded-postgres.ts"
import { migrate } from "../src/db/migrate.ts"

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
  const postgres = await startPostgres({ dataDir: join(folder, "postgres"), durable: false, log: () => {} })
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  const template = new URL(postgres.url)
  template.pathname = templateName
  await migrate(template.href)
  project.provide("databaseServer", postgres.url)

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

import { execFile } from "node:child_process"
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"

const home = fileURLToPath(new URL("../..", import.meta.url))
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve("drizzle-kit")), "bin.cjs")

/** What drizzle-kit would add to the migrations of a copy of this workspace. */
async function missingMigrations(change: (folder: string) => Promise<void> = async () => {}) {
  const folder = await mkdtemp(join(tmpdir(), "doable-migrations-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(home, "migrations"), join(folder, "migrations"), { recursive: true })
  await cp(join(home, "src/platform/db"), join(folder, "src/platform/db"), { recursive: true })
  await cp(join(home, "drizzle.config.ts"), join(folder, "drizzle.config.ts"))
  await symlink(join(home, "package.json"), join(folder, "package.json"))
  await symlink(join(home, "../../node_modules"), join(folder, "node_modules"))
  await change(folder)
  await promisify(execFile)(process.execPath, [drizzleKit, "generate"], { cwd: folder })
  const before = new Set(await readdir(join(home, "migrations")))
  return (await readdir(join(folder, "migrations"))).filter((file) => !before.has(file))
}

test("the migrations hold everything that the tables say; else run `npm run migrations -w @doable/api`", async () => {
  expect(await missingMigrations()).toEqual([])
})

test("a table without a migration is found", async () => {
  const table = `import { pgTable } from "drizzle-orm/pg-core"
export const forgotten = pgTable("forgotten", (t) => ({ id: t.text().primaryKey() }))`
  const missing = await missingMigrations((folder) =>
    writeFile(join(folder, "src/platform/db/schema/forgotten.ts"), table),
  )
  expect(missing).toHaveLength(1)
})

import { execFile } from "node:child_process"
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"

const home = fileURLToPath(new URL("../..", import.meta.url))
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve("drizzle-kit")), "bin.cjs")

const forgotten = `import { pgTable } from "../drizzle.ts"
export const forgotten = pgTable("forgotten", (t) => ({ id: t.text().primaryKey() }))`

/** What drizzle-kit would add to the migrations of a copy of this workspace, which has one table more. */
async function missingMigrations(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "doable-migrations-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(home, "migrations"), join(folder, "migrations"), { recursive: true })
  await cp(join(home, "src/platform/db"), join(folder, "src/platform/db"), { recursive: true })
  await cp(join(home, "drizzle.config.ts"), join(folder, "drizzle.config.ts"))
  await symlink(join(home, "package.json"), join(folder, "package.json"))
  await symlink(join(home, "../../node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "src/platform/db/schema/forgotten.ts"), forgotten)
  await promisify(execFile)(process.execPath, [drizzleKit, "generate"], { cwd: folder })
  const before = new Set(await readdir(join(home, "migrations")))
  const added = (await readdir(join(folder, "migrations"))).filter((name) => !before.has(name))
  return Promise.all(added.map((name) => readFile(join(folder, "migrations", name), "utf8")))
}

test("the migrations hold everything that the tables say; else run `npm run migrations -w @doable/api`", async () => {
  const [missing = "", ...more] = await missingMigrations()
  expect(more).toEqual([])
  // The one table that was added for this test is found, and nothing else.
  expect(missing.trim()).toMatch(/^CREATE TABLE "forgotten" \([^;]+\);$/)
})

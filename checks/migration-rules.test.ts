import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../scripts/env.ts"
import { problemsOf } from "./migration-rules.ts"

const folder = join(root, "apps/api/migrations")
/** From before the rule. Nobody runs a version that they would disturb. */
const earlier = /^000[0-5]_/

test("servers of the previous version go on during and after every migration", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && !earlier.test(file))
  const found = files.flatMap((file) =>
    problemsOf(readFileSync(join(folder, file), "utf8")).map((problem) => `${file}: ${problem}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["a column is dropped", `ALTER TABLE "tasks" DROP COLUMN "old"`, "last to read"],
  ["a table is dropped", `DROP TABLE "tasks"`, "last to read"],
  ["a column is renamed", `ALTER TABLE "tasks" RENAME COLUMN "a" TO "b"`, "old name"],
  ["a type is changed", `ALTER TABLE "tasks" ALTER COLUMN "a" SET DATA TYPE numeric`, "new type"],
  ["null is forbidden", `ALTER TABLE "tasks" ALTER COLUMN "a" SET NOT NULL`, "forbids null"],
  ["a value is needed", `ALTER TABLE "tasks" ADD COLUMN "a" text NOT NULL`, "Give it a default"],
  [
    "an index locks",
    `CREATE INDEX "tasks_a" ON "tasks" USING btree ("a")`,
    "generate once without the index",
  ],
  ["a check locks", `ALTER TABLE "tasks" ADD CONSTRAINT "c" CHECK (a > 0)`, "NOT VALID"],
  [
    "two ways are mixed",
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "tasks" ("a");--> statement-breakpoint\nSELECT 1`,
    "of their own",
  ],
])("found: %s", (_name, sql, words) => {
  expect(problemsOf(sql).join()).toContain(words)
})

test.each([
  ["a new column with a default", `ALTER TABLE "tasks" ADD COLUMN "a" text DEFAULT '' NOT NULL`],
  ["a new column that may be null", `ALTER TABLE "tasks" ADD COLUMN "a" text`],
  ["a farewell", `-- last read by 1.4\nALTER TABLE "tasks" DROP COLUMN "old"`],
  ["an index beside the work", `CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "tasks" ("a")`],
  ["a check that isn't valid yet", `ALTER TABLE "tasks" ADD CONSTRAINT "c" CHECK (a > 0) NOT VALID`],
  [
    "all of it on a table of its own",
    `CREATE TABLE "reports" ("id" uuid);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "c" CHECK (true);--> statement-breakpoint
CREATE INDEX "i" ON "reports" USING btree ("id")`,
  ],
])("fine: %s", (_name, sql) => {
  expect(problemsOf(sql)).toEqual([])
})

import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { apiNamespaces } from "./words.ts"

const source = join(import.meta.dirname, "..")
const said = /\bwordsIn\([^)]*\)\(\s*["'`]([\w-]+):/g

test("whatever the API says is in a dictionary that it reads", () => {
  const used = globSync("**/*.ts", { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), "utf8").matchAll(said)].map(([, namespace]) => namespace ?? ""),
  )
  expect(used.length).toBeGreaterThan(3)
  expect(used.filter((namespace) => !(apiNamespaces as readonly string[]).includes(namespace))).toEqual([])
})

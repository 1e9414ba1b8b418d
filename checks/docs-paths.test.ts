import { expect, test } from "vitest"
import { deadPaths, thisRepository } from "./docs-paths.ts"
import { filesUnder, read } from "./repository.ts"

test("every path that a document names exists", () => {
  const world = thisRepository()
  const documents = filesUnder("").filter((path) => path.endsWith(".md"))
  expect(documents.map(read).flatMap((document) => deadPaths(document, world))).toEqual([])
})

const existing = ["apps/api/src/main.ts", "apps/web/src", "packages", "docs/decisions/", "docs/map.md"]
const world = { exists: (path: string) => existing.includes(path), ends: new Set(["src/main.ts", "main.ts"]) }
const deadIn = (text: string) => deadPaths({ path: "docs/guide.md", text }, world)

test.each([
  "see `apps/api/src/mian.ts`",
  "see `helpers/../apps/gone.ts` and `packages/none/`",
  "see `scripts/start.js:12`",
  "see `mian.ts`",
  "see `api/main.ts`",
  "see `docs/ideas/<name>.md`",
  "see [the map](mop.md)",
  "see [the map](../docs/mop.md#top)",
])("a dead path is named: %s", (text) => {
  expect(deadIn(`first line\n${text}`)[0]).toMatch(/^docs\/guide\.md:2 names .+ which does not exist$/)
})

test.each([
  "see `apps/api/src/main.ts:4`, `src/main.ts` and `main.ts`",
  "see `docs/decisions/<number>-title.md`",
  "the build lies in `apps/web/dist/client`",
  "call `/trpc` with `text/html` or `npm run verify`",
  "see [the map](map.md#top), [the site](https://example.org/a.md) and [below](#below)",
  "```\napps/none/in/a/block.ts\n`apps/none`\n```",
])("what is no path, or exists, is left alone: %s", (text) => {
  expect(deadIn(text)).toEqual([])
})

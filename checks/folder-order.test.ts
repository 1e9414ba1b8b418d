import { expect, test } from "vitest"
import { againstOrder, circles, mostFiles, tooLarge } from "./folder-order.ts"
import { filesUnder, sourceFiles } from "./repository.ts"

test("no folder imports a later one, or what another keeps to itself", () => {
  expect(sourceFiles().flatMap(againstOrder)).toEqual([])
})

test("no folders import each other in a circle", () => {
  expect(circles(sourceFiles())).toEqual([])
})

test("a circle is told once, with the lines that draw it, types included", () => {
  const files = [
    { path: "apps/api/src/task/a.ts", text: 'import { b } from "./draft/b.ts"' },
    { path: "apps/api/src/task/draft/b.ts", text: 'import type { C } from "../search/c.ts"' },
    { path: "apps/api/src/task/search/c.ts", text: '\nimport { a } from "../a.ts"' },
    { path: "apps/api/src/offer/d.ts", text: 'import { a } from "../task/a.ts"' },
  ]
  const [circle, ...others] = circles(files)
  expect(others).toEqual([])
  for (const line of ["task/a.ts:1", "task/draft/b.ts:1", "task/search/c.ts:2"])
    expect(circle).toContain(line)
  expect(circle).not.toContain("offer")
})

test("no folder is too large to be taken in at a glance", () => {
  const folders = [
    "packages/domain/src",
    "apps/api/src",
    "apps/api/test",
    "apps/web/src",
    "apps/web/test",
    "e2e",
  ]
  expect(tooLarge(folders.flatMap(filesUnder))).toEqual([])
})

const wrong: [path: string, text: string, why: RegExp][] = [
  ["apps/api/src/task/lock-task.ts", 'import { x } from "../offer/lock-offer.ts"', /task comes before offer/],
  ["apps/api/src/task/lock-task.ts", 'import type { X } from "../deal/x.ts"', /task comes before deal/],
  ["apps/api/src/platform/trpc.ts", 'import { x } from "../user/me.ts"', /platform comes before user/],
  [
    "apps/api/src/place/queries.ts",
    'import { x } from "../category/queries.ts"',
    /place and category share a row/,
  ],
  [
    "apps/api/src/deal/x.ts",
    'import { x } from "../task/search/find-ids.ts"',
    /sub-folders of task are its own/,
  ],
  ["apps/api/src/task/x.ts", 'import { x } from "../elsewhere/x.ts"', /elsewhere has no place in the order/],
  ["apps/api/src/task/x.ts", 'import { x } from "../server.ts"', /task comes before root files/],
  ["apps/web/src/ui/card.tsx", 'import { x } from "../task/card.tsx"', /ui comes before task/],
]

test.each(wrong)("%s may not say: %s", (path, text, why) => {
  expect(againstOrder({ path, text }).join("\n")).toMatch(why)
})

const fine: [path: string, text: string][] = [
  ["apps/api/src/offer/x.ts", 'import { lockTask } from "../task/lock-task.ts"'],
  ["apps/api/src/task/x.ts", 'import { findIds } from "./search/find-ids.ts"'],
  ["apps/api/src/task/x.ts", 'import { tasks } from "../platform/db/schema/task.ts"'],
  ["apps/api/src/router.ts", 'import { x } from "./deal/work/router.ts"'],
  ["apps/api/src/demo/x.ts", 'import { createTask } from "../task/draft/create-task.ts"'],
  ["apps/api/src/task/x.test.ts", 'import { x } from "../offer/lock-offer.ts"'],
]

test.each(fine)("%s may say: %s", (path, text) => {
  expect(againstOrder({ path, text })).toEqual([])
})

test("a folder with one file too many is found", () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `apps/api/src/task/f${at}.ts`)
  expect(tooLarge(files(mostFiles))).toEqual([])
  expect(tooLarge(files(mostFiles + 1))[0]).toContain(`holds ${mostFiles + 1} files`)
})

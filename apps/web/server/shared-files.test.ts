import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { sharedFiles } from "./shared-files.ts"

const parts = Object.values(sharedFiles).flat()

test("every part of a shared file exists: what was renamed or deleted is renamed or deleted here, too", () => {
  expect(parts.filter((part) => !existsSync(part))).toEqual([])
})

test("nothing is in two shared files", () => {
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([])
})

import { expect, test } from "vitest"
import { sourceFiles } from "./repository.ts"
import { restyling } from "./restyling.ts"

test("no class makes browsers restyle the whole page at each change", () => {
  const pages = sourceFiles().filter(({ path }) => path.startsWith("apps/web/src/"))
  expect(pages.length).toBeGreaterThan(500)
  expect(restyling(pages)).toEqual([])
})

test.each([
  ["mr-1 group-has-[input:placeholder-shown]:hidden", 1],
  ["max-md:group-not-has-[details[open]]/branch:hidden group-has-checked:block", 2],
  ["[.group:has(:checked)_&]:block has-checked:bg-paper group-hover:block", 0],
])("of %s", (text, found) => {
  expect(restyling([{ path: "apps/web/src/ui/pills.tsx", text }])).toHaveLength(found)
})

import { expect, test } from "vitest"
import { oneLookReads } from "./one-look-reads.ts"
import { sourceFiles } from "./repository.ts"

test("stories in a browser wait for what they read", () => {
  const stories = sourceFiles().filter(({ path }) => path.startsWith("e2e/"))
  expect(stories.length).toBeGreaterThan(40)
  expect(stories.flatMap(oneLookReads)).toEqual([])
})

const found = (text: string) => oneLookReads({ path: "e2e/some.test.ts", text })

test.each([
  'expect(await bell.getAttribute("aria-expanded")).toBe("false")',
  "expect((await box.boundingBox())?.width).toBe(390)",
  "expect([await from.inputValue(), 1]).toEqual([])",
  'expect(new URL(page.url()).pathname).toBe("/")',
])("one look is found: %s", (text) => {
  expect(found(text).join()).toContain("looks once")
})

test.each([
  "await expect.poll(() => rows.count()).toBe(2)",
  "expect((await asked).postDataJSON()).toEqual({})",
  "expect(await isSignedOut(page)).toBe(true)",
  "const before = await rows.count()",
])("this is fine: %s", (text) => {
  expect(found(text)).toEqual([])
})

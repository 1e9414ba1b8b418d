import { expect, test } from "vitest"
import { leavesGap } from "./incomplete-page.ts"

test.each([
  [200, false],
  [207, true],
  [401, true],
  [404, true],
  [429, true],
  [500, true],
  [503, true],
])("an answer of %i leaves a gap: %s", (status, is) => {
  expect(leavesGap(new Response(null, { status }))).toBe(is)
})

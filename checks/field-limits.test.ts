import { expect, test } from "vitest"
import { typedLimits } from "./field-limits.ts"
import { sourceFiles } from "./repository.ts"

test("forms take their limits from the domain", () => {
  expect(sourceFiles().flatMap(typedLimits)).toEqual([])
})

test.each([
  ["<TextField maxLength={60} />", 1],
  ["<TextArea limit={offerMessageLength.max} />", 0],
])("%s has %i numbers of its own", (jsx, count) => {
  expect(typedLimits({ path: "apps/web/src/task/sample.tsx", text: jsx })).toHaveLength(count)
})

import { expect, test } from "vitest"
import { createCategoryInput } from "../../category/admin-input.ts"
import { auditFields } from "./fields.ts"

test("whatever of a category can be changed has its name in the log", () => {
  const { slug, parentId, payload } = createCategoryInput.shape
  const written = [...Object.keys({ slug, parentId }), ...Object.keys(payload.shape)]
  expect(written.filter((field) => !(auditFields as readonly string[]).includes(field))).toEqual([])
})

import fc from "fast-check"
import { expect, test } from "vitest"
import { pageWindow } from "./page-window.ts"

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, "gap-end", 8]],
  [4, 20, [1, 2, 3, 4, 5, "gap-end", 20]],
  [5, 20, [1, "gap-start", 4, 5, 6, "gap-end", 20]],
  [16, 20, [1, "gap-start", 15, 16, 17, "gap-end", 20]],
  [17, 20, [1, "gap-start", 16, 17, 18, 19, 20]],
  [20, 20, [1, "gap-start", 16, 17, 18, 19, 20]],
])("page %i of %i shows %j", (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown)
})

test("no pages at all show nothing", () => {
  expect(pageWindow(1, 0)).toEqual([])
})

test("every window holds the first, the last and the present page, rises, and hides two pages or more", () => {
  const somewhere = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(somewhere, ([page, pages]) => {
      const slots = pageWindow(page, pages)
      const numbers = slots.filter((slot) => typeof slot === "number")
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(slots.length).toBeLessThanOrEqual(7)
      for (const [index, slot] of slots.entries()) {
        if (typeof slot === "number") continue
        const hidden = Number(slots[index + 1]) - Number(slots[index - 1]) - 1
        expect(hidden).toBeGreaterThanOrEqual(2)
      }
    }),
  )
})

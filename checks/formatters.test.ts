import { expect, test } from "vitest"
import { ownFormatters } from "./formatters.ts"
import { sourceFiles } from "./repository.ts"

test("dates and numbers are written by the shared formatters", () => {
  expect(sourceFiles().flatMap(ownFormatters)).toEqual([])
})

test("a formatter made elsewhere is found", () => {
  const path = "apps/web/src/offer/price.ts"
  expect(ownFormatters({ path, text: 'const a = new Intl.NumberFormat("en")' })).toHaveLength(1)
  expect(ownFormatters({ path, text: "date.toLocaleDateString()" })).toHaveLength(1)
  expect(ownFormatters({ path, text: "numberFormat(locale).format(1)" })).toEqual([])
})

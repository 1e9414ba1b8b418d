import { expect, test } from "vitest"
import { isMarket, routesWithoutVisit } from "./addresses.ts"
import { walkAs } from "./walk.ts"

test("every route of the generated tree has an address in the walk", () => {
  expect(routesWithoutVisit()).toEqual([])
})

walkAs("visitor", ({ route }) => !isMarket(route))

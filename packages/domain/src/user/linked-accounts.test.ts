import { expect, test } from "vitest"
import { clusterOf } from "./linked-accounts.ts"

test("a cluster is everyone who is linked, over others too", () => {
  const pairs = [
    { one: "a", other: "b" },
    { one: "c", other: "b" },
    { one: "x", other: "y" },
  ]
  expect(clusterOf("a", pairs)).toEqual(["b", "c"])
  expect(clusterOf("c", pairs)).toEqual(["b", "a"])
  expect(clusterOf("nobody", pairs)).toEqual([])
})

import { expect, test } from "vitest"
import { dropPlace, inTreeOrder, moved, stepOf } from "./tree-order.ts"

const rows = [
  { id: "a", parentId: null },
  { id: "b", parentId: null },
  { id: "a1", parentId: "a" },
  { id: "a2", parentId: "a" },
  { id: "a3", parentId: "a" },
  { id: "b1", parentId: "b" },
]
const order = (list: typeof rows) => inTreeOrder(list).map(({ id }) => id)
const drop = (id: string, overId: string, half: "upper" | "lower") => dropPlace(rows, id, { overId, half })

test("leaves stand behind their branch", () => {
  expect(order(rows)).toEqual(["a", "a1", "a2", "a3", "b", "b1"])
})

test("a step goes one place and stops at the ends", () => {
  expect(stepOf(rows, "a2", -1)).toEqual({ parentId: "a", afterId: null })
  expect(stepOf(rows, "a1", 1)).toEqual({ parentId: "a", afterId: "a2" })
  expect([stepOf(rows, "a1", -1), stepOf(rows, "a3", 1), stepOf(rows, "b1", 1)]).toEqual([null, null, null])
  expect(stepOf(rows, "b", -1)).toEqual({ parentId: null, afterId: null })
})

test("what is let go lies where it was held", () => {
  expect(drop("a1", "a3", "lower")).toEqual({ parentId: "a", afterId: "a3" })
  expect(drop("a3", "a2", "upper")).toEqual({ parentId: "a", afterId: "a1" })
  expect(drop("a3", "a1", "upper")).toEqual({ parentId: "a", afterId: null })
  expect(drop("a1", "b", "lower")).toEqual({ parentId: "b", afterId: null })
  expect(drop("a1", "b1", "lower")).toEqual({ parentId: "b", afterId: "b1" })
  expect(drop("a", "b1", "lower")).toEqual({ parentId: null, afterId: "b" })
  expect(drop("b", "a", "upper")).toEqual({ parentId: null, afterId: null })
  expect([drop("a", "a", "lower"), drop("a", "a1", "lower")]).toEqual([null, null])
})

test("the list shows it there before the server has answered", () => {
  expect(order(moved(rows, "a1", { parentId: "b", afterId: "b1" }))).toEqual([
    "a",
    "a2",
    "a3",
    "b",
    "b1",
    "a1",
  ])
  expect(order(moved(rows, "b", { parentId: null, afterId: null }))).toEqual([
    "b",
    "b1",
    "a",
    "a1",
    "a2",
    "a3",
  ])
})

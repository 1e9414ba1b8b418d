import { expect, test } from "vitest"
import { showInRow } from "./show-in-row.ts"

function anItem(overflow: string) {
  const frame = document.createElement("div")
  frame.style.overflowX = "hidden"
  const row = document.createElement("ul")
  row.style.overflowX = overflow
  const item = document.createElement("li")
  row.append(item)
  frame.append(row)
  document.body.append(frame)
  row.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
  item.getBoundingClientRect = () => new DOMRect(300, 0, 40, 20)
  return { frame, row, item }
}

test("the row that scrolls brings its item to the middle", () => {
  const { row, item } = anItem("auto")
  showInRow(item)
  expect(row.scrollLeft).toBe(270)
})

test("what doesn't scroll isn't moved, nor is what surrounds it", () => {
  const { frame, row, item } = anItem("visible")
  showInRow(item)
  expect([frame.scrollLeft, row.scrollLeft]).toEqual([0, 0])
})

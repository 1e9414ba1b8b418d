import { expect, test } from "vitest"
import { switchLayout } from "./layout.ts"

test("a word typed with the other keyboard becomes what was meant", () => {
  expect(switchLayout("cfynt[ybr")).toBe("сантехник")
  expect(switchLayout("Здгьиук")).toBe("plumber")
  expect(switchLayout("e,jhrf 2")).toBe("уборка 2")
})

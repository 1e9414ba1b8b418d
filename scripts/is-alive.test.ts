import { expect, test } from "vitest"
import { isAlive } from "./is-alive.ts"

test("this process is alive", () => {
  expect(isAlive(process.pid)).toBe(true)
})

test("a number that no process has is not alive", () => {
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})

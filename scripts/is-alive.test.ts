import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { isAlive, nameByPs, nameOfProcess } from "./is-alive.ts"

test("this process is alive", () => {
  expect(isAlive(process.pid)).toBe(true)
})

test("a number that no process has is not alive", () => {
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})

const hasPs = spawnSync("ps").error === undefined

test.runIf(hasPs)("a process is known by its command, and ps knows the same name", () => {
  expect(nameOfProcess(process.pid)).not.toBe("")
  expect(nameByPs(process.pid)).toBe(nameOfProcess(process.pid))
})

test("nobody has no name", () => {
  expect(nameOfProcess(2 ** 22 + 1)).toBe("")
})

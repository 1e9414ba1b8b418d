import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { reloadOnce } from "./reload-once.ts"

const gone = new TypeError(
  "Failed to fetch dynamically imported module: https://doable.test/assets/load-1.js",
)
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal("location", { ...location, reload })
})

afterEach(() => vi.unstubAllGlobals())

test("code that is gone reloads the page, and only once", () => {
  reloadOnce(gone)
  reloadOnce(gone)
  expect(reload).toHaveBeenCalledTimes(1)
})

test("other code that is gone later reloads it again", () => {
  reloadOnce(gone)
  reloadOnce(new TypeError("Importing a module script failed."))
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([new Error("about a dynamically imported module"), new Error("boom"), null, "text"])(
  "%s reloads nothing",
  (error) => {
    reloadOnce(error)
    expect(reload).not.toHaveBeenCalled()
  },
)

test("without a connection nothing is reloaded", () => {
  vi.stubGlobal("navigator", { onLine: false })
  reloadOnce(gone)
  expect(reload).not.toHaveBeenCalled()
})

test("without a storage nothing is reloaded", () => {
  const denied = () => {
    throw new Error("denied")
  }
  vi.stubGlobal("sessionStorage", { getItem: denied, clear: denied })
  reloadOnce(gone)
  expect(reload).not.toHaveBeenCalled()
})

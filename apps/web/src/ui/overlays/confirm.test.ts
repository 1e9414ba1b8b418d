import { expect, test } from "vitest"
import { confirm, confirmRequests } from "./confirm.ts"

test("[U01] a confirmation resolves with the answer that was given", async () => {
  const kept = confirm()
  confirmRequests.first()?.answer(true)
  expect(await kept).toBe(true)

  const dismissed = confirm()
  confirmRequests.first()?.answer(false)
  expect(await dismissed).toBe(false)
})

test("two questions at once are asked one after the other", async () => {
  const first = confirm({ title: "first" })
  const second = confirm({ title: "second" })

  expect(confirmRequests.first()?.options.title).toBe("first")
  confirmRequests.first()?.answer(false)
  expect(confirmRequests.first()?.options.title).toBe("second")
  confirmRequests.first()?.answer(true)

  expect(await Promise.all([first, second])).toEqual([false, true])
  expect(confirmRequests.first()).toBeNull()
})

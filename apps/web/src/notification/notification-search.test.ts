import { describe, expect, test } from "vitest"
import { readNotificationId, readPage } from "./notification-search.ts"

describe("an address", () => {
  test("names a notification by its id and by nothing else", () => {
    const id = "0f6a4b12-77aa-4c1e-9d3f-5b5b5b5b5b5b"
    expect(readNotificationId(id)).toBe(id)
    const wrong = ["", "1", 1, null, undefined, {}, `${id} `, `${id}x`, "<script>", "../".repeat(12)]
    expect(wrong.map(readNotificationId)).toEqual(wrong.map(() => undefined))
  })

  test("names a page after the first, and no page that cannot be", () => {
    expect([2, 3, 5000].map(readPage)).toEqual([2, 3, 5000])
    const wrong = [0, 1, -1, 1.5, 5001, 1e9, Number.NaN, Infinity, "2", null, undefined, [2]]
    expect(wrong.map(readPage)).toEqual(wrong.map(() => undefined))
  })
})

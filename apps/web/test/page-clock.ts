import { act } from "@testing-library/react"
import { vi } from "vitest"

/** Stops the clock of a page; what waits for answers goes on. Call before the page is shown. */
export function stopClock(at = new Date("2026-03-05T10:00:00Z")) {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: at })
}

/** It stays the moment that it is: a test that counts from now may be slow, or run at midnight. All else goes on. */
export const stopDate = (at = new Date()) => vi.useFakeTimers({ toFake: ["Date"], now: at })

/** Seconds pass, and the page tells it. */
export async function secondsPass(seconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })
}

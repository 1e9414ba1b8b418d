import { act } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { vi } from "vitest"

/** From here on time passes only when the test says so; the set-up starts it again. Needs a user of its own. */
export function stopClock() {
  vi.useFakeTimers()
  return {
    user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    /** What is drawn after it is drawn at its end: a chain of timers and drawings needs a step for each. */
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

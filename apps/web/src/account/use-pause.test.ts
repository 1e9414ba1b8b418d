import { expect, test } from "vitest"
import { pauseEnd } from "./use-pause.ts"

const now = 1_000_000

test.each([
  ["nothing was kept", null, 0],
  ["something else was kept", "soon", 0],
  ["the pause has expired", String(now - 1), now - 1],
  ["the pause goes on", String(now + 20_000), now + 20_000],
  ["the clock was set back by a day", String(now + 86_400_000), now + 60_000],
])("%s", (_title, stored, end) => {
  expect(pauseEnd(stored, now)).toBe(end)
})

import { expect, test } from "vitest"
import { isAsItWas, type Known } from "./what-to-keep.ts"

const known: Known = {
  owner: { userId: "ana", endpoint: "https://push.example/1", since: "2026-11-10T10:00:00.000Z" },
  subscription: { endpoint: "https://push.example/1", isOfKey: true },
  isListed: true,
}

test.each([
  ["nothing has changed", {}, true],
  ["a login ended, or the address was given up", { isListed: false }, false],
  ["our key has changed", { subscription: { endpoint: "https://push.example/1", isOfKey: false } }, false],
  [
    "the browser has a new address",
    { subscription: { endpoint: "https://push.example/2", isOfKey: true } },
    false,
  ],
  ["the browser has lost it", { subscription: null }, false],
] as const)("%s", (_title, change, isSame) => {
  expect(isAsItWas({ ...known, ...change })).toBe(isSame)
})

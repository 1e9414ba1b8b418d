import { expect, test } from "vitest"
import { whatToKeep, type Known } from "./what-to-keep.ts"

const known: Known = {
  owner: { userId: "ana", endpoint: "https://push.example/1", since: "2026-11-10T10:00:00.000Z" },
  subscription: { endpoint: "https://push.example/1", isOfKey: true },
  isListed: true,
  loggedInAt: "2026-11-01T10:00:00.000Z",
}
const later = "2026-11-12T10:00:00.000Z"

test.each([
  ["nothing has changed", {}, "as it is"],
  ["the person has logged in again", { isListed: false, loggedInAt: later }, "subscribe"],
  ["they removed it on another device", { isListed: false }, "forget"],
  [
    "our key has changed",
    { subscription: { endpoint: "https://push.example/1", isOfKey: false } },
    "subscribe",
  ],
  [
    "the browser has a new address",
    { subscription: { endpoint: "https://push.example/2", isOfKey: true } },
    "subscribe",
  ],
  ["the browser has lost it", { subscription: null }, "subscribe"],
  ["the browser has lost it, and it was removed", { subscription: null, isListed: false }, "forget"],
] as const)("%s", (_title, change, kept) => {
  expect(whatToKeep({ ...known, ...change })).toBe(kept)
})

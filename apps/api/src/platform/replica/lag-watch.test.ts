import { expect, test } from "vitest"
import { createLagWatch, positionOf } from "./lag-watch.ts"

test("positions compare as PostgreSQL compares them", () => {
  expect(positionOf("0/0")).toBe(0n)
  expect(positionOf("1/0")).toBe(0x1_0000_0000n)
  expect(positionOf("16/B374D848") > positionOf("9/FFFFFFFF")).toBe(true)
})

const samples = [
  { at: 1_000, position: 10n },
  { at: 2_000, position: 20n },
  { at: 8_000, position: 30n },
]

test.each([
  { title: "all of it is there", replayed: 30n, at: 8_000, isBehind: false },
  { title: "what is missing is young", replayed: 20n, at: 8_000, isBehind: false },
  { title: "what is missing is old", replayed: 19n, at: 8_000, isBehind: true },
  { title: "what was young has become old", replayed: 20n, at: 13_000, isBehind: true },
  { title: "at the start, it needs what the primary had then", replayed: 9n, at: 1_500, isBehind: true },
  { title: "and no more", replayed: 10n, at: 1_500, isBehind: false },
])("with a lag of 5 s, $title", ({ replayed, at, isBehind }) => {
  const watch = createLagWatch(5_000)
  for (const { position, at: when } of samples) if (when <= at) watch.wrote(position, when)
  expect(watch.isBehind(replayed, at)).toBe(isBehind)
})

test("a primary that was never asked vouches for nothing", () => {
  expect(createLagWatch(5_000).isBehind(100n, 0)).toBe(true)
})

test("it forgets what is older than the lag, also while nobody asks", () => {
  const watch = createLagWatch(5_000)
  for (let second = 1; second <= 1_000; second++) watch.wrote(BigInt(second), second * 1_000)
  expect(watch.size()).toBe(6)
  expect(watch.isBehind(994n, 1_000_000)).toBe(true)
  expect(watch.isBehind(995n, 1_000_000)).toBe(false)
})

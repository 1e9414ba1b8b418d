import { describe, expect, test } from "vitest"
import { degreesOf, distanceKm, publicSpot } from "./whereabouts.ts"

describe("what strangers learn of a spot", () => {
  test("is the middle of a square of a kilometre, the same for every spot in it", () => {
    const square = [
      { lat: 47.0201, lng: 28.8301 },
      { lat: 47.0299, lng: 28.8399 },
      { lat: 47.025, lng: 28.835 },
    ]
    for (const spot of square) expect(publicSpot(spot)).toEqual({ lat: 47.025, lng: 28.835 })
  })

  test("is never further than a kilometre and says nothing finer than a hundredth of a degree", () => {
    for (let step = 0; step < 1000; step += 1) {
      const spot = { lat: 44 + step * 0.00437, lng: 22 + step * 0.00713 }
      const shown = publicSpot(spot)
      expect(distanceKm(spot, shown)).toBeLessThan(1)
      expect(Math.abs(shown.lat * 100 - Math.floor(shown.lat * 100) - 0.5)).toBeLessThan(1e-6)
    }
  })

  test("holds south of the equator and west of Greenwich too", () => {
    expect(publicSpot({ lat: -1.001, lng: -0.001 })).toEqual({ lat: -1.005, lng: -0.005 })
  })
})

test.each([
  ["Chișinău and Bălți", { lat: 47.0105, lng: 28.8638 }, { lat: 47.7617, lng: 27.9289 }, 109],
  ["București and Iași", { lat: 44.4323, lng: 26.1063 }, { lat: 47.1667, lng: 27.6 }, 325],
])("%s are as far apart as on a map", (_title, a, b, km) => {
  expect(Math.abs(distanceKm(a, b) - km) / km).toBeLessThan(0.05)
  expect(distanceKm(a, a)).toBe(0)
  expect(degreesOf(111.2)).toBe(1)
})

import { expect, test } from "vitest"
import { locales } from "@doable/domain/locale"
import { readWords } from "./read-words.ts"
import { whyText } from "./why-matched.ts"

const near = (km: number, radiusKm?: number) =>
  locales.map((locale) => {
    const say = readWords(locale, ["alerts"])
    return whyText([{ kind: "near", km }], { category: null, radiusKm }, say).replaceAll("\u00a0", " ")
  })

test("a match says how far away it is, and next door it doesn't say 0 km", () => {
  expect(near(2.34)).toEqual(["2.3 km away", "2,3 км от выбранного места", "la 2,3 km de locul ales"])
  for (const km of [0, 0.4, 0.99]) {
    expect(near(km)).toEqual([
      "under 1 km away",
      "меньше 1 км от выбранного места",
      "la mai puțin de 1 km de locul ales",
    ])
  }
  expect(near(0, 5)[0]).toBe("within 5 km")
})

import { expect, test } from "vitest"
import { tornTabs } from "./torn-tabs.ts"

test.each([0, 1, 4, 7])("%i offers tear that many of the seven tabs", (offers) => {
  expect(tornTabs(offers, 7).size).toBe(offers)
})

test("more than seven offers tear all seven tabs and no more", () => {
  expect(tornTabs(12, 7)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
})

test("a torn tab stays torn when the next one goes", () => {
  for (let torn = 1; torn <= 7; torn++) {
    expect([...tornTabs(torn, 7)]).toEqual(expect.arrayContaining([...tornTabs(torn - 1, 7)]))
  }
})

test("a longer fringe is torn from left to right, one tab a minute", () => {
  expect(tornTabs(3, 15)).toEqual(new Set([0, 1, 2]))
})

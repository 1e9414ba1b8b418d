import { expect, test } from "vitest"
import { redirectToTidy, tidyAddress } from "./tidy-address.ts"

const leadsTo = (address: string) => tidyAddress(new URL(address, "http://localhost"))

test.each([
  ["/tasks?page=1", "/tasks"],
  ["/tasks/?page=1", "/tasks"],
  ["/tasks?q=&category=&min=&page=2", "/tasks?page=2"],
  ["/tasks?q=%20tap&locale=ru", "/tasks?q=tap"],
  ["/tasks?q=123", "/tasks?q=%22123%22"],
  ["/tasks?min=1%20500&max=100", "/tasks?currency=MDL&min=100&max=1500"],
  ["/tasks?day=2026-12-01&day=2026-12-02", "/tasks?from=2026-12-01&to=2026-12-02"],
  ["/providers?sort=recommended", "/providers"],
  ["/providers?languages=ru&languages=en", "/providers?languages=en%2Cru"],
])("%s leads to %s, which leads nowhere else", (address, tidy) => {
  expect(leadsTo(address)).toBe(tidy)
  expect(leadsTo(tidy)).toBeNull()
})

test.each([
  ["a tidy address", "/tasks?q=tap&page=2"],
  ["what no list reads", "/tasks?utm_source=letter"],
  ["home", "/?q="],
  ["a place that only the API knows", "/tasks?where=B%C4%83l%C8%9Bi&q="],
  ["an account over the list", "/tasks?account=settings&page=1"],
  ["another page", "/tasks/create/?page=1"],
  ["a category, of which the page knows more", "/services/?category="],
  ["another server", "//tasks/?page=1"],
])("%s is left to the page", (_, address) => {
  expect(tidyAddress(new URL(`http://localhost${address}`))).toBeNull()
})

test("the answer keeps the chosen language, and nobody on the way keeps the answer", () => {
  const answer = redirectToTidy(new Request("http://localhost/tasks?page=1&locale=ru"), true)
  expect([answer?.status, answer?.headers.get("location")]).toEqual([307, "/tasks"])
  expect(answer?.headers.get("set-cookie")).toMatch(/^locale=ru;.*Secure$/)
  expect(answer?.headers.get("cache-control")).toBe("private, no-store")
  expect(redirectToTidy(new Request("http://localhost/tasks"), true)).toBeNull()
})

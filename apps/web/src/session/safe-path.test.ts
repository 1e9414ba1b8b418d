import { expect, test } from "vitest"
import { hostileRedirects } from "../../test/hostile-redirects.ts"
import { redirectSearch, safePath } from "./safe-path.ts"

const fine: [given: string, path: string][] = [
  ["/", "/"],
  ["/profile", "/profile"],
  ["/account?section=billing", "/account?section=billing"],
  ["/tasks?q=a%2Fb&x=1#top", "/tasks?q=a%2Fb&x=1#top"],
  ["/tasks/../profile", "/profile"],
  ["/search?next=https://elsewhere.example", "/search?next=https://elsewhere.example"],
  ["/%D0%BF%D1%83%D1%82%D1%8C", "/%D0%BF%D1%83%D1%82%D1%8C"],
]

test.each(fine)("%j is a path of ours: %j", (given, path) => {
  expect(safePath(given)).toBe(path)
})

test.each(hostileRedirects)("%j stays on our origin, whatever browser reads it", (given) => {
  const path = safePath(given)
  for (const origin of ["https://doable.example", "http://localhost:3000"]) {
    expect(new URL(path, origin).origin).toBe(origin)
  }
  expect(path).toMatch(/^\/(?![/\\])/)
})

test.each([undefined, null, 7, {}, ["/profile"], `/${"a".repeat(2000)}`])(
  "%o becomes the home page",
  (given) => {
    expect(safePath(given)).toBe("/")
  },
)

test.each(hostileRedirects)("%j in an address is laid over by something safe", (given) => {
  const search = { redirect: given, ...redirectSearch({ redirect: given }) }
  expect(search.redirect).toBe(safePath(given) === "/" ? undefined : safePath(given))
})

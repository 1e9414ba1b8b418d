import { expect, test } from "vitest"
import { chosenLocale, localeCookieLine, localeOfRequest, readCookie } from "./locale-of-request.ts"

type Row = [
  search: string,
  cookie: string | null,
  accepts: string | null,
  locale: string,
  chosen: string | null,
]
const table: Row[] = [
  ["", null, null, "en", null],
  ["", null, "ru-RU,ru;q=0.9,en;q=0.8", "ru", null],
  ["", null, "de, ro-MD;q=0.8, ru;q=0.7", "ro", null],
  ["", null, "mo", "ro", null],
  ["", null, "de,fr", "en", null],
  ["", "locale=ro", "ru", "ro", "ro"],
  ["", "a=b; locale=ru; c=d", null, "ru", "ru"],
  ["", "locale=xx", "ru", "ru", null],
  ["", "locale=__proto__", null, "en", null],
  ["", "mylocale=ru", null, "en", null],
  ["?locale=ru", "locale=ro", "en", "ru", "ru"],
  ["?locale=xx", "locale=ro", "en", "ro", "ro"],
  ["?locale=RU", null, null, "en", null],
  ["?locale=", null, "ro", "ro", null],
  ["?lang=ru", null, "ro", "ru", "ru"],
  ["?lang=ru", "locale=en", "ro", "en", "en"],
  ["?lang=ru&locale=ro", "locale=en", null, "ro", "ro"],
  ["?lang=xx", null, "ro", "ro", null],
]

test.each(table)("[I01] address %j, cookie %j, browser %j: %s", (search, cookie, accepts, locale, chosen) => {
  const request = new Request(`http://localhost/tasks${search}`, {
    headers: { ...(cookie ? { cookie } : {}), ...(accepts ? { "accept-language": accepts } : {}) },
  })
  expect([localeOfRequest(request), chosenLocale(request)]).toEqual([locale, chosen])
})

test("[I05] the cookie asks for 3650 days, on every path, and only over https where the product has it", () => {
  expect(localeCookieLine("ru", false)).toBe("locale=ru; Max-Age=315360000; Path=/; SameSite=Lax")
  expect(localeCookieLine("ro", true)).toMatch(/; Secure$/)
  expect(315_360_000 / 24 / 60 / 60).toBe(3650)
})

test("a cookie is read by its whole name, up to the next semicolon", () => {
  expect(readCookie("a=1; locale=ru=x ;b", "locale")).toBe("ru=x")
  expect(readCookie("", "locale")).toBe(null)
  expect(readCookie(null, "locale")).toBe(null)
})

import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { openPage, withBrowser } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test.each(locales)(
  "[R01] the home page tells both sides how it works, in figures that are true (%s)",
  async (locale) => {
    const t = wordsOf(locale)
    const page = await openPage({ locale, scripts: false })
    await page.goto("/")
    const heading = (name: string) => page.getByRole("heading", { name, exact: true })
    for (const name of [
      t("home:kinds.title"),
      t("home:wall.title"),
      t("home:verified.title"),
      t("how:client.step1.title"),
      t("how:doer.step1.title"),
      t("home:questions.title"),
      t("home:doers.title"),
    ])
      await heading(name).waitFor()
    await page.getByRole("link", { name: t("faq:address.question") }).click()
    await expect.poll(() => page.locator("#address").isVisible()).toBe(true)
    await page.close()
  },
)

const pages = [
  "terms",
  "privacy",
  "how-it-works",
  "help",
  "faq",
  "contact",
  "chat",
  "changelog",
  "about",
  "themes",
]

test.each(pages)("[R10] /%s answers, with a heading of its own in every language", async (name) => {
  const headings = await Promise.all(
    locales.map(async (locale) => {
      const { status, body } = await get(`/${name}?locale=${locale}`)
      expect(status).toBe(200)
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, "")
    }),
  )
  expect(new Set(headings).size).toBe(locales.length)
})

import { expect, test } from "vitest"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("the search finds articles and short answers without scripts", async () => {
  const t = wordsOf("ro")
  const page = await openPage({ locale: "ro", scripts: false })
  await page.goto("/help")
  await page.getByRole("searchbox", { name: t("help:search.label") }).fill("renuntar")
  await page.getByRole("button", { name: t("help:search.submit") }).click()
  await page.getByRole("link", { name: t("articles:cancelling.title") }).click()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/help?read=cancelling`)
  await page.getByRole("heading", { name: t("articles:cancelling.title") }).waitFor()
  await expect.poll(() => page.title()).toContain(t("articles:cancelling.title"))
  await page.close()
})

test("with scripts the answers come while one types, and nothing found leads to us", async () => {
  const t = wordsOf("en")
  const page = await openPage()
  await page.goto("/help")
  await hydrated(page)
  const field = page.getByRole("searchbox", { name: t("help:search.label") })
  await field.fill("undercut")
  await page
    .getByRole("status")
    .getByText(t("help:search.found", { count: 1 }))
    .waitFor()
  await page.getByRole("link", { name: t("faq:who.question") }).click()
  await page.waitForURL(`${world.webUrl}/faq#who`)
  const answer = page.locator("#who")
  await expect.poll(() => answer.isVisible()).toBe(true)

  await page.goto("/help?q=xyzzy")
  await page.getByText(t("help:search.none", { q: "xyzzy" })).waitFor()
  await page
    .getByRole("region", { name: t("help:search.label") })
    .getByRole("link")
    .click()
  await page.waitForURL(`${world.webUrl}/contact`)
  await page.close()
})

test("what was typed before the scripts have come is answered with them", async () => {
  const t = wordsOf("en")
  const page = await openPage({ width: 390 })
  const release = await holdScripts(page)
  await page.goto("/help", { waitUntil: "commit" })
  const field = page.getByRole("searchbox", { name: t("help:search.label") })
  await field.fill("undercut")
  release()
  await page
    .getByRole("status")
    .getByText(t("help:search.found", { count: 1 }))
    .waitFor()
  await expect.poll(() => field.inputValue()).toBe("undercut")
  await field.fill("")
  await page.getByRole("link", { name: t("articles:write.title") }).waitFor()
  await page.close()
})

test("the other side reads other articles, and the clocks are those of the rules", async () => {
  const t = wordsOf("ru")
  const page = await openPage({ locale: "ru" })
  await page.goto("/help")
  await hydrated(page)
  await page.getByRole("link", { name: t("articles:write.title") }).waitFor()
  await page.getByRole("link", { name: t("help:audience.doer") }).click()
  await page.getByRole("link", { name: t("articles:offering.title") }).waitFor()
  await expect.poll(() => page.getByRole("link", { name: t("articles:write.title") }).count()).toBe(0)
  const clocks = page.getByRole("region", { name: t("help:clocks.title") })
  await expect.poll(() => clocks.innerText()).toContain("72 часа")
  await page.close()
})

test.each([
  [false, "offering"],
  [true, "earning"],
] as const)(
  "whoever has read an article says whether it helped (scripts: %s, %s), and administrators see how many",
  async (scripts, read) => {
    const t = wordsOf("ro")
    const page = await openPage({ locale: "ro", scripts })
    await page.goto(`/help?read=${read}&for=doer`)
    if (scripts) await hydrated(page)
    const article = page.getByRole("article")
    await article.getByRole("button", { name: t("help:helpful.no"), exact: true }).click()
    await article.getByRole("status").getByRole("link").waitFor()
    await expect.poll(() => article.getByRole("button").count()).toBe(0)
    await article.getByRole("status").getByRole("link").click()
    await page.waitForURL(`${world.webUrl}/contact`)
    await page.close()

    const office = await openPage({ as: "admin", locale: "ro" })
    await office.goto("/admin")
    const votes = office.getByRole("table", { name: t("admin-overview:help.title") })
    await votes
      .getByRole("row")
      .filter({ hasText: t(`articles:${read}.title`) })
      .waitFor()
    await office.close()
  },
)

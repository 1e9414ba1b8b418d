// A customer finds someone who can do it: among the services, by the list of doers, or with help in choosing.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { titleField } from "../world/task-create-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const names = (page: Page) => page.locator("main .provider-card h2").allTextContents()

test("on a phone, the name that a saved search lacks is shown with its label, below the dialog's title", async () => {
  const say = wordsOf("ro")
  const page = await openAs(await newPerson(), "/providers", { locale: "ro", width: 390, height: 560 })
  await page.getByRole("button", { name: say("list:saveSearch") }).click()
  const dialog = page.getByRole("dialog")
  const name = dialog.getByLabel(say("alerts:save.name"))
  await name.fill("")
  // The field is just in view, its label isn't: a browser alone would move nothing.
  await name.evaluate((input) => {
    input.blur()
    const part = input.closest(".overflow-y-auto")
    if (part) part.scrollTop += input.getBoundingClientRect().top - part.getBoundingClientRect().top
  })
  await dialog.getByRole("button", { name: say("alerts:save.submit") }).click()
  await dialog.getByText(say("alerts:save.nameNeeded")).waitFor()
  const title = await dialog.locator("div:has(> h2)").boundingBox()
  const label = () => dialog.getByText(say("alerts:save.name"), { exact: true }).boundingBox()
  await expect
    .poll(async () => (await label())?.y)
    .toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
})

test("without scripts, from the services to the doers of one of them, by words and ticks to a profile", async () => {
  const word = `qua${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}zix`
  await newDoer("Radu Word", { headline: `Taps, pipes and ${word}`, spokenLanguages: ["ro"] })
  const say = wordsOf("ro")
  const page = await openPage({ scripts: false, locale: "ro" })
  await page.goto("/services")
  await page.getByRole("searchbox").fill("santehnik")
  await page.getByRole("button", { name: say("services:search.button") }).click()
  await page.waitForURL(`${world.webUrl}/services?q=santehnik`)
  await page.locator("main a[href='/services/plumbing']").click()
  await page
    .getByRole("main")
    .getByRole("link", { name: say("services:seeDoers") })
    .click()
  await page.waitForURL(`${world.webUrl}/providers?category=plumbing`)

  await page.getByLabel(say("providers:searchLabel")).fill(word)
  await page.getByText(say("list:moreFilters")).click()
  await page.getByLabel(say("task:language.ro"), { exact: true }).check()
  await page
    .locator("#provider-filters")
    .getByRole("button", { name: say("list:apply") })
    .click()
  await page.waitForURL(/languages=ro/)
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ category: "plumbing", q: word, languages: "ro" })
  await expect.poll(() => names(page)).toEqual(["Radu W."])
  const about = say("task:why.title", { title: "Radu W." })
  await page.getByRole("button", { name: about }).click()
  await page.getByRole("group", { name: about }).getByText(say("providers:whyReason.category")).waitFor()
  await page.keyboard.press("Escape")
  await page.locator(".provider-card").getByRole("link", { name: "Radu W." }).click()
  await page.getByRole("heading", { level: 1, name: "Radu W." }).waitFor()
  await page
    .getByRole("link", { name: say("provider-profile:ask") })
    .first()
    .waitFor()
})

test("[R07] several are taken along into a new task, through the log-in, and one of them can be left out", async () => {
  const work = "vineyard-orchard"
  const petru = await newDoer("Petru Oak", { categories: [work] })
  for (const name of ["Radu Oak", "Dora Oak"]) await newDoer(name, { categories: [work] })
  const stranger = await openPage({ scripts: false })
  await visit(stranger, "/providers/discover")
  await stranger.getByLabel("What needs doing?").selectOption(work)
  await stranger.getByLabel("When?").fill("14.07.2099")
  await stranger.getByRole("button", { name: "Show doers" }).click()
  await expect.poll(() => stranger.getByLabel("When?").inputValue()).toBe("14/07/2099")
  for (const name of ["Radu O.", "Dora O.", "Petru O."]) await stranger.getByLabel(`Invite ${name}`).check()
  await stranger.getByRole("button", { name: "Request an offer" }).click()
  await stranger.getByText("We’ll invite all of them as soon as you post the task.").waitFor()
  await stranger.locator("#ask").getByRole("link", { name: "Post a new task" }).click()
  await stranger.waitForURL(/\/signin/)
  const way = new URL(stranger.url()).searchParams.get("redirect") ?? ""

  const page = await openAs(await newPerson("Vera Owner"), way)
  const note = page.getByRole("region", { name: /^You’re inviting/ })
  await note.getByRole("heading", { name: "You’re inviting 3 doers to make offers" }).waitFor()
  await titleField(page).fill("Cut the old walnut tree by the fence")
  await page.waitForURL(/draft=/)
  const isWithoutPetru = (sent: string) => sent.includes("providerIds") && !sent.includes(petru.profileId)
  const saved = page.waitForResponse(
    (answer) => answer.ok() && isWithoutPetru(answer.request().postData() ?? ""),
  )
  await note.getByRole("button", { name: "Don’t invite Petru O." }).click()
  await saved
  await page.reload()
  await note.getByRole("heading", { name: "You’re inviting 2 doers to make offers" }).waitFor()
  const asked = async () => (await note.getByRole("listitem").allTextContents()).toSorted()
  await expect.poll(asked).toEqual(["Dora O.", "Radu O."])
})

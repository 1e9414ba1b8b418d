// A doer looks after the profile, and customers see it.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openAs, toast } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { get } from "../world/plain-request.ts"
import { control, field } from "../world/provider-form.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const part = (page: Page, name: "services" | "works") =>
  page
    .getByRole("navigation", { name: say("provider-manage:parts") })
    .getByRole("link", { name: say(`provider-manage:part.${name}`) })
    .click()

async function save(page: Page) {
  await button(page, say("provider-manage:save")).click()
  // Told beside the button once the server has it all; a toast of an earlier save may still be in sight.
  await page.getByText(say("provider-manage:nothing")).waitFor()
}

async function addService(page: Page, title: string, price: string) {
  await button(page, say("provider-manage:services.add")).click()
  const dialog = page.getByRole("dialog", { name: say("provider-manage:service.new") })
  await dialog.locator('[data-path="title"] input').fill(title)
  await dialog.locator('[data-path="description"] textarea').fill("All parts, all screws, fixed to the wall.")
  await dialog.locator('[data-path="price"] input').first().fill(price)
  await button(page, say("provider-manage:service.save")).click()
  await dialog.waitFor({ state: "detached" })
}

test("what is changed, sold and shown on the profile is what a customer sees; a pause hides it at once", async () => {
  const doer = await newDoer("Lia Munteanu", { categories: ["furniture-assembly", "window-cleaning"] })
  const page = await openAs(doer, "/providers/manage")
  const faults = watchFaults(page)
  page.on("dialog", (dialog) => void dialog.accept())
  await control(page, "headline").fill("Shelves and mirrors on any wall")
  await page.getByText(say("provider-manage:unsaved")).waitFor()
  await page.reload()
  await page.getByText(say("provider-manage:kept.title")).waitFor()
  await save(page)

  await part(page, "services")
  await addService(page, "Assemble a wardrobe", "350")
  await addService(page, "Hang shelves", "250")
  const dragged = page.waitForResponse("**/trpc/providerService.reorder**")
  await page.getByText("Hang shelves").dragTo(page.getByText("Assemble a wardrobe"))
  await dragged

  await part(page, "works")
  const pictures = ["apps/web/public/icon-192.png", "apps/web/public/icon-512.png"]
  await field(page, "portfolio").locator("input[type=file]").setInputFiles(pictures)
  const kinds = page.getByLabel(/^Category: /)
  await expect.poll(() => kinds.count()).toBe(2)
  await kinds.nth(0).selectOption({ label: "Furniture assembly" })
  await kinds.nth(1).selectOption({ label: "Window cleaning" })
  await page.locator('[data-path^="portfolio."] input').first().fill("A door, call 069 123 456")
  await save(page)
  expect(faults).toEqual([])

  const customer = await openPage({ width: 390 })
  await visit(customer, `/providers/${doer.profileId}`)
  const main = customer.getByRole("main")
  await main.getByText("Shelves and mirrors on any wall").first().waitFor()
  const services = main.getByRole("heading", { level: 3 }).filter({ hasText: /wardrobe|shelves/ })
  await expect.poll(() => services.allTextContents()).toEqual(["Hang shelves", "Assemble a wardrobe"])
  await expect.poll(() => main.textContent()).not.toContain("069 123 456")
  const shown = customer.getByRole("link", { name: /^Open picture / })
  await expect.poll(() => shown.count()).toBe(2)
  await customer.getByText("Window cleaning · 1").click()
  await expect.poll(() => shown.count()).toBe(1)
  await shown.click()
  const viewer = customer.getByRole("dialog").locator("img")
  await expect.poll(() => viewer.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const profile = () => get(`/providers/${doer.profileId}`).then(({ status }) => status)
  await page.getByRole("switch").click()
  await toast(page, say("provider-manage:taking.paused")).waitFor()
  expect(await profile()).toBe(404)
  await page.getByRole("switch").click()
  await toast(page, say("provider-manage:taking.resumed")).waitFor()
  expect(await profile()).toBe(200)
})

// A doer looks after their profile: everything customers see, changed in its place.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import {
  aProfile,
  aPublishedProfile,
  choose,
  control,
  draw,
  field,
  heading,
  profiles,
} from "../world/provider-make-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

const save = (page: Page) => page.getByRole("button", { name: say("provider-manage:save") }).click()
/** Told beside the button once the server has it all; a toast of an earlier save may still be in sight. */
const saved = (page: Page) => page.getByText(say("provider-manage:nothing")).waitFor()
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

async function aDoer(draft: Parameters<typeof aPublishedProfile>[1] = {}) {
  const person = await newPerson("Ion Rusu")
  const id = await aPublishedProfile(person, draft)
  return { person, id }
}

async function addService(page: Page, title: string, price: string) {
  await button(page, say("provider-manage:services.add")).click()
  const dialog = page.getByRole("dialog", { name: say("provider-manage:service.new") })
  await dialog.locator('[data-path="title"] input').fill(title)
  await dialog.locator('[data-path="description"] textarea').fill("All parts, all screws, fixed to the wall.")
  await dialog.locator('[data-path="price"] input').first().fill(price)
  await dialog.getByRole("button", { name: say("provider-manage:service.save") }).click()
  await dialog.waitFor({ state: "detached" })
}

test("whoever has no profile, or an unfinished one, is kindly led to it", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/providers/manage")
  await heading(page, say("provider-manage:none.title")).waitFor()
  await aProfile(person, { bio: "" })
  await visit(page, "/providers/manage")
  await heading(page, say("provider-manage:draft.title")).waitFor()
  await page.getByRole("link", { name: say("provider-manage:draft.action") }).click()
  await expect.poll(() => control(page, "headline").inputValue()).toBe(profiles.en.headline)
})

test("a change is seen by strangers once it is saved, and a wrong one is told at its field from any part", async () => {
  const { person, id } = await aDoer()
  const page = await openAs(person, "/providers/manage")
  await control(page, "headline").fill("Shelves and mirrors on any wall")
  await control(page, "bio").fill("Too little")
  await page.getByRole("link", { name: say("provider-manage:part.where"), exact: true }).click()
  await heading(page, say("provider-manage:title")).waitFor()
  await save(page)
  const words = say("provider-create:problem.bio_too_short", { min: 100 })
  await field(page, "bio").getByText(words, { exact: true }).waitFor()
  await control(page, "bio").fill(profiles.en.bio)
  await save(page)
  await saved(page)
  const stranger = await openPage()
  await visit(stranger, `/providers/${id}`)
  await expect.poll(() => stranger.getByText("Shelves and mirrors on any wall").count()).toBeGreaterThan(0)
})

test("two windows lose nothing: different things are taken together, the same thing is asked about", async () => {
  const { person } = await aDoer()
  const one = await openAs(person, "/providers/manage")
  const two = await one.context().newPage()
  await visit(two, "/providers/manage")
  await control(one, "headline").fill("Doors and windows")
  await save(one)
  await saved(one)
  await choose(two, "spokenLanguages", say("provider-create:language.ru"))
  await save(two)
  await saved(two)
  await expect.poll(() => control(two, "headline").inputValue()).toBe("Doors and windows")

  await control(two, "headline").fill("Only windows")
  await save(two)
  await saved(two)
  await control(one, "headline").fill("Only doors")
  await save(one)
  const question = one.getByRole("alertdialog", { name: say("provider-create:merge.title") })
  await question.getByText("Only windows").waitFor()
  await question.getByText("Only doors").waitFor()
  await button(one, say("provider-create:merge.settle")).click()
  await save(one)
  await saved(one)
  await visit(two, "/providers/manage")
  await expect.poll(() => control(two, "headline").inputValue()).toBe("Only doors")
})

test("services are written with packages, ordered by keys and by pointer, changed and deleted", async () => {
  const { person } = await aDoer()
  const page = await openAs(person, "/providers/manage?part=services")
  await addService(page, "Assemble a wardrobe", "350")
  await addService(page, "Hang shelves", "250")
  await addService(page, "Come by the hour", "180")
  const titles = () =>
    page.locator("li[data-id] p:first-child").evaluateAll((all) => all.map((one) => one.textContent))
  await expect.poll(titles).toEqual(["Assemble a wardrobe", "Hang shelves", "Come by the hour"])

  const up = button(page, say("provider-manage:services.up", { title: "Come by the hour" }))
  const reordered = page.waitForResponse("**/trpc/providerService.reorder**")
  await up.focus()
  await page.keyboard.press("Enter")
  await reordered
  await expect.poll(titles).toEqual(["Assemble a wardrobe", "Come by the hour", "Hang shelves"])
  await expect.poll(() => up.evaluate((own) => own === document.activeElement)).toBe(true)

  const dragged = page.waitForResponse("**/trpc/providerService.reorder**")
  await page.getByText("Hang shelves").dragTo(page.getByText("Assemble a wardrobe"))
  await dragged
  await visit(page, "/providers/manage?part=services")
  await expect.poll(titles).toEqual(["Hang shelves", "Assemble a wardrobe", "Come by the hour"])

  await button(page, say("provider-manage:services.edit", { title: "Hang shelves" })).click()
  const dialog = page.getByRole("dialog", { name: say("provider-manage:service.edit") })
  await dialog.getByRole("button", { name: say("provider-manage:service.addPackage") }).click()
  await dialog.getByRole("button", { name: say("provider-manage:service.save") }).click()
  await dialog.getByText(say("provider-manage:serviceProblem.package_name_required", { min: 2 })).waitFor()
  await dialog.locator('[data-path="packages.0.name"] input').fill("Three shelves")
  await dialog.locator('[data-path="packages.0.price"] input').first().fill("600")
  await dialog.locator('[data-path="packages.0.lines"] textarea').fill("Drilling\nCleaning up")
  await dialog.getByRole("button", { name: say("provider-manage:service.save") }).click()
  await page.getByText(say("provider-manage:services.packages", { count: 1 })).waitFor()

  await button(page, say("provider-manage:services.remove", { title: "Come by the hour" })).click()
  await page
    .getByRole("button", { name: say("provider-manage:services.delete.confirm"), exact: true })
    .click()
  await expect.poll(titles).toEqual(["Hang shelves", "Assemble a wardrobe"])
})

test("works are uploaded, described, ordered and removed; contacts in a line are told", async () => {
  const { person, id } = await aDoer()
  const page = await openAs(person, "/providers/manage?part=works")
  const input = field(page, "portfolio").locator("input[type=file]")
  await input.setInputFiles([await draw(page, "door.png", "teal"), await draw(page, "gate.png", "maroon")])
  const captions = page.locator('[data-path^="portfolio."] input')
  await expect.poll(() => captions.count()).toBe(2)
  await captions.nth(0).fill("x".repeat(121))
  await page
    .getByText(say("provider-create:problem.caption_too_long", { max: 120 }), { exact: true })
    .waitFor()
  await captions.nth(0).fill("A door, call 069 123 456")
  await page.getByRole("status").getByText("069 123 456").waitFor()
  await captions.nth(1).fill("A gate")
  await button(page, say("fields:moveFileUp", { name: "gate.png" })).click()
  await save(page)
  await saved(page)
  await visit(page, "/providers/manage?part=works")
  await expect.poll(() => captions.nth(0).inputValue()).toBe("A gate")
  await page.getByRole("button", { name: say("fields:removeFile", { name: "A gate" }) }).click()
  await save(page)
  await saved(page)
  const answer = await fetch(
    `${world.apiUrl}/trpc/provider.getById?input=${encodeURIComponent(JSON.stringify({ id }))}`,
  )
  const told = await answer.text()
  expect(told).not.toContain("A gate")
  expect(told).not.toContain("069 123 456")
})

test("each picture may say of what kind of work it is, and customers look at one kind alone", async () => {
  const doer = await newDoer("Lia Munteanu", { categories: ["furniture-assembly", "window-cleaning"] })
  const page = await openAs(doer, "/providers/manage?part=works")
  const input = field(page, "portfolio").locator("input[type=file]")
  await input.setInputFiles([await draw(page, "desk.png", "teal"), await draw(page, "pane.png", "maroon")])
  const kinds = page.getByLabel(/^Kind of work: /)
  await expect.poll(() => kinds.count()).toBe(2)
  await kinds.nth(0).selectOption({ label: "Furniture assembly" })
  await kinds.nth(1).selectOption({ label: "Window cleaning" })
  await save(page)
  await saved(page)

  const visitor = await openPage()
  await visit(visitor, `/providers/${doer.profileId}`)
  await hydrated(visitor)
  const pictures = visitor.getByRole("link", { name: /^Open picture / })
  const all = await pictures.count()
  await visitor.getByText("Window cleaning · 1").click()
  await expect.poll(() => pictures.count()).toBe(1)
  await pictures.first().click()
  await visitor.getByRole("dialog").getByText("Window cleaning").waitFor()
  await visitor.keyboard.press("Escape")
  await visitor.getByText(/^All · /).click()
  await expect.poll(() => pictures.count()).toBe(all)
})

test("a pause takes the doer out of the lists at once, and back, whatever else is being written", async () => {
  const { person, id } = await aDoer()
  const page = await openAs(person, "/providers/manage")
  await control(page, "headline").fill("Half a sentence")
  await page.getByRole("switch").click()
  await toast(page, say("provider-manage:taking.paused")).waitFor()
  const stranger = await openPage()
  const answer = await visit(stranger, `/providers/${id}`)
  expect(answer?.status()).toBeLessThan(500)
  await page.getByRole("switch").click()
  await toast(page, say("provider-manage:taking.resumed")).waitFor()
  await expect.poll(() => control(page, "headline").inputValue()).toBe("Half a sentence")
  await save(page)
  await saved(page)
})

test("what is missing leads to its field, and is counted as it is written", async () => {
  const { person } = await aDoer()
  const page = await openAs(person, "/providers/manage?part=works")
  await page.getByRole("link", { name: say("provider-manage:complete.hint.price") }).click()
  await expect
    .poll(() => field(page, "hourlyRate").evaluate((own) => own.contains(document.activeElement)))
    .toBe(true)
  await control(page, "hourlyRate").fill("200")
  await expect
    .poll(() => page.getByRole("link", { name: say("provider-manage:complete.hint.price") }).count())
    .toBe(0)
})

test("changes that were not saved are there again after a reload", async () => {
  const { person } = await aDoer()
  const page = await openAs(person, "/providers/manage")
  page.on("dialog", (dialog) => void dialog.accept())
  await control(page, "headline").fill("Kept by the browser")
  await page.getByText(say("provider-manage:unsaved")).waitFor()
  await page.reload({ waitUntil: "networkidle" })
  await page.getByText(say("provider-manage:kept.title")).waitFor()
  await expect.poll(() => control(page, "headline").inputValue()).toBe("Kept by the browser")
  await button(page, say("provider-manage:kept.discard")).click()
  await expect.poll(() => control(page, "headline").inputValue()).toBe(profiles.en.headline)
})

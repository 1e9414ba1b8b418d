// From a visitor's first words to a profile that customers find.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { openPanel, rows } from "../world/notification-world.ts"
import type { OwnPerson } from "../world/people.ts"
import {
  aProfile,
  addAvatar,
  control,
  draftIs,
  field,
  fillWhat,
  fillWhere,
  fillWho,
  goOn,
  heading,
  profiles,
  publish,
  stepIs,
} from "../world/provider-make-world.ts"
import { wordsOf, type Say } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

async function logIn(page: Page, words: Say, { email, password }: OwnPerson) {
  await heading(page, words("signin:title")).waitFor()
  await hydrated(page)
  await page.locator("[name=email]").fill(email)
  await page.locator("[name=password]").fill(password)
  await page
    .getByRole("main")
    .getByRole("button", { name: words("signin:submit") })
    .click()
  await page.waitForURL("**/providers/create?**")
}

const accountTypeChanged: Record<Locale, string> = {
  en: "Your account type has changed",
  ru: "Тип вашего аккаунта изменился",
  ro: "Tipul contului tău s-a schimbat",
}

describe.each(locales)("in %s", (locale) => {
  const words = wordsOf(locale)

  test("a visitor begins on a phone, logs in without losing a word, and publishes a profile", async () => {
    const person = await newPerson("Ion Rusu")
    const page = await openPage({ locale, width: 390 })
    const faults = watchFaults(page)
    await visit(page, "/providers/create")
    await hydrated(page)
    await page.getByRole("heading", { name: words("provider-create:visitor.title") }).waitFor()
    await fillWho(page, words, locale)
    await draftIs(page, "here")
    await goOn(page, words)
    await fillWhat(page, words, locale)
    await goOn(page, words)
    await fillWhere(page, words, locale)
    await goOn(page, words)
    await stepIs(page, words, "look")
    await page
      .getByRole("main")
      .getByRole("link", { name: words("provider-create:visitor.logIn") })
      .click()
    await logIn(page, words, person)
    await stepIs(page, words, "look")
    await draftIs(page, "saved")
    await page.getByRole("main").getByText(profiles[locale].bio).waitFor()
    await addAvatar(page, words)
    await publish(page, words)
    await heading(page, words("provider-create:done.title", { name: "Ion R." })).waitFor()
    await page.getByRole("link", { name: words("provider-create:done.verify.action") }).waitFor()

    // The account has turned into a doer's, and the open page is told.
    await openPanel(page)
    await rows(page).filter({ hasText: accountTypeChanged[locale] }).first().waitFor()
    expect(faults).toEqual([])

    const stranger = await openPage({ locale, width: 390 })
    await visit(page, "/providers/manage")
    const address = await page
      .getByRole("link", { name: words("provider-manage:seeAsCustomer") })
      .getAttribute("href")
    await visit(stranger, address ?? "")
    await heading(stranger, "Ion R.").waitFor()
    await stranger.getByText(profiles[locale].headline).first().waitFor()
  })
})

test("a draft survives a reload, and goes on in another browser", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/providers/create")
  await control(page, "headline").fill("I mow lawns and trim hedges")
  await draftIs(page, "saved")
  await visit(page, "/providers/create")
  await expect.poll(() => control(page, "headline").inputValue()).toBe("I mow lawns and trim hedges")
  const elsewhere = await openAs(person, "/providers/create", { width: 390 })
  await expect.poll(() => control(elsewhere, "headline").inputValue()).toBe("I mow lawns and trim hedges")
})

test("what a visitor wrote does not silently replace an older draft of theirs", async () => {
  const person = await newPerson()
  await aProfile(person, { headline: "I carry sofas" })
  const page = await openPage()
  await visit(page, "/providers/create")
  await hydrated(page)
  await control(page, "headline").fill("I tune pianos")
  await draftIs(page, "here")
  await page
    .getByRole("main")
    .getByRole("link", { name: say("provider-create:visitor.logIn") })
    .click()
  await heading(page, say("signin:title")).waitFor()
  await hydrated(page)
  await page.locator("[name=email]").fill(person.email)
  await page.locator("[name=password]").fill(person.password)
  await page
    .getByRole("main")
    .getByRole("button", { name: say("signin:submit") })
    .click()
  const question = page.getByRole("alertdialog", { name: say("provider-create:merge.title") })
  await question.getByText("I carry sofas").waitFor()
  await question.getByText("I tune pianos").waitFor()
  await question.getByRole("button", { name: say("provider-create:merge.takeTheirs") }).click()
  await expect.poll(() => control(page, "headline").inputValue()).toBe("I carry sofas")
})

test("contacts are hidden, told at once and marked before publishing", async () => {
  const person = await newPerson()
  await aProfile(person)
  const page = await openAs(person, "/providers/create")
  await control(page, "bio").fill(`${profiles.en.bio} Call 069 123 456 or write to ion@mail.md.`)
  await page.getByRole("status").getByText("069 123 456, ion@mail.md").waitFor()
  await draftIs(page, "saved")
  await visit(page, "/providers/create?at=look")
  await expect.poll(() => page.locator("mark").count()).toBe(2)
})

test("publishing tells what is missing and leads to it", async () => {
  const person = await newPerson()
  await aProfile(person, { bio: "Too little" })
  const page = await openAs(person, "/providers/create?at=look")
  await page
    .getByRole("main")
    .getByRole("link", { name: say("provider-create:problem.bio_too_short", { min: 100 }) })
    .click()
  await stepIs(page, say, "who")
  await field(page, "bio")
    .getByText(say("provider-create:problem.bio_too_short", { min: 100 }), { exact: true })
    .waitFor()
  await expect
    .poll(() => field(page, "bio").evaluate((own) => own.contains(document.activeElement)))
    .toBe(true)
})

test("without scripts the first step can be read, and says what is needed", async () => {
  const page = await openPage({ scripts: false })
  await page.goto("/providers/create")
  await stepIs(page, say, "who")
  await expect.poll(() => page.content()).toContain(say("common:needsScripts"))
  await expect
    .poll(() => page.getByRole("heading", { name: say("provider-create:visitor.title") }).count())
    .toBe(1)
})
